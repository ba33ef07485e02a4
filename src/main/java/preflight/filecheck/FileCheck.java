package preflight.filecheck;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import preflight.filecheck.CallPlan.PlannedCall;
import preflight.filecheck.CheckClient.CheckOperation;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.report.CheckedFile;
import preflight.report.Report;
import preflight.report.finding.ReportBuilder;

/** Sends a manuscript to a gateway call by call and makes a report from the answers. */
public final class FileCheck {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ManuscriptContent content;
    private final CallPlan plan;
    private final Consumer<String> progress;

    /**
     * Prepares the check.
     *
     * @param progress receives one line for each call
     */
    public FileCheck(ManuscriptContent content, CallPlan plan, Consumer<String> progress) {
        this.content = content;
        this.plan = plan;
        this.progress = progress;
    }

    /** A report, and whether all planned calls succeeded. */
    public record FileCheckResult(Report report, boolean complete) {}

    /**
     * Sends all calls. If a later call fails, the report covers the answers so far and names the references not checked.
     *
     * @throws IOException if the first call gets no answer
     * @throws CallRefused if the first call is refused
     */
    public FileCheckResult run(CheckClient client) throws IOException, InterruptedException, CallRefused {
        List<JsonNode> answers = new ArrayList<>();
        List<CheckedFile.Remark> remarks = new ArrayList<>();
        for (PlannedCall call : plan.calls()) {
            progress.accept("call %d of %d: %s"
                    .formatted(answers.size() + 1, plan.calls().size(), describe(call)));
            try {
                answers.add(client.send(call.isCheck() ? CheckOperation.CHECK : CheckOperation.VERIFY, toJson(call)));
            } catch (IOException | CallRefused e) {
                if (answers.isEmpty()) {
                    throw e;
                }
                progress.accept("stopped: " + e.getMessage());
                remarks.add(new CheckedFile.Remark(
                        true,
                        "References %d to %d were not checked: %s"
                                .formatted(
                                        call.firstReference(),
                                        content.references().size(),
                                        e.getMessage())));
                break;
            }
        }
        return new FileCheckResult(ReportBuilder.build(checkedFile(remarks), answers), remarks.isEmpty());
    }

    private static String describe(PlannedCall call) {
        String references = call.references().isEmpty()
                ? "no references"
                : "references %d to %d"
                        .formatted(
                                call.firstReference(),
                                call.firstReference() + call.references().size() - 1);
        return call.hasManuscriptText() ? "the text and " + references : references;
    }

    private static byte[] toJson(PlannedCall call) throws JsonProcessingException {
        return JSON.writeValueAsBytes(
                call.isCheck()
                        ? Map.of("text", call.text(), "references", call.references())
                        : Map.of("references", call.references()));
    }

    private CheckedFile checkedFile(List<CheckedFile.Remark> failures) {
        List<CheckedFile.Remark> remarks = new ArrayList<>(failures);
        content.notes().stream()
                .map(note -> new CheckedFile.Remark(note.isWarning(), note.text()))
                .forEach(remarks::add);
        planRemarks().forEach(text -> remarks.add(new CheckedFile.Remark(false, text)));
        return new CheckedFile(
                content.file(),
                content.format().displayName(),
                content.title(),
                content.body().codePointCount(0, content.body().length()),
                content.references().size(),
                remarks,
                content.references().stream().map(ListedReference::line).toList());
    }

    /** What the reader of the report must know about how the check was divided into calls. */
    private List<String> planRemarks() {
        List<String> remarks = new ArrayList<>();
        List<PlannedCall> calls = plan.calls();
        if (calls.size() > 1) {
            remarks.add(
                    "%d calls were needed: one takes %d references.%s Entries given twice are noticed only within a call."
                            .formatted(
                                    calls.size(),
                                    CallPlan.MAX_REFERENCES_PER_CALL,
                                    calls.getFirst().hasManuscriptText()
                                            ? " The text went with the first only, so findings on later references do"
                                                    + " not show where they are cited."
                                            : ""));
        }
        if (calls.stream().noneMatch(PlannedCall::isCheck)) {
            remarks.add("Only the existence of the references was checked: retractions are looked for in a full check,"
                    + " which needs a text.");
        }
        return remarks;
    }
}
