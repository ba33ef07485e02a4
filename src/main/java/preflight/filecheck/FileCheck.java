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

/** Sends a submission, call by call, and makes a report of the answers. */
public final class FileCheck {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final ManuscriptContent submission;
    private final CallPlan plan;
    private final Consumer<String> progress;

    /** Of {@code submission}; {@code talk} hears of the progress. */
    public FileCheck(ManuscriptContent submission, CallPlan plan, Consumer<String> talk) {
        this.submission = submission;
        this.plan = plan;
        this.progress = talk;
    }

    /** A report, and whether it covers all that was to be sent. */
    public record FileCheckResult(Report report, boolean complete) {}

    /**
     * Sends all calls. When one after the first fails, the report covers what was answered and says what was not.
     *
     * @throws IOException when there is no answer to the first call
     * @throws CallRefused when the first call is refused
     */
    public FileCheckResult run(CheckClient calls) throws IOException, InterruptedException, CallRefused {
        List<JsonNode> answers = new ArrayList<>();
        List<CheckedFile.Remark> remarks = new ArrayList<>();
        for (PlannedCall call : plan.calls()) {
            progress.accept("call %d of %d: %s"
                    .formatted(answers.size() + 1, plan.calls().size(), described(call)));
            try {
                answers.add(calls.send(call.isCheck() ? CheckOperation.CHECK : CheckOperation.VERIFY, body(call)));
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
                                        submission.references().size(),
                                        e.getMessage())));
                break;
            }
        }
        return new FileCheckResult(Report.of(subject(remarks), answers), remarks.isEmpty());
    }

    private static String described(PlannedCall call) {
        String references = call.references().isEmpty()
                ? "no references"
                : "references %d to %d"
                        .formatted(
                                call.firstReference(),
                                call.firstReference() + call.references().size() - 1);
        return call.hasManuscriptText() ? "the text and " + references : references;
    }

    private static byte[] body(PlannedCall call) throws JsonProcessingException {
        return JSON.writeValueAsBytes(
                call.isCheck()
                        ? Map.of("text", call.text(), "references", call.references())
                        : Map.of("references", call.references()));
    }

    private CheckedFile subject(List<CheckedFile.Remark> failures) {
        List<CheckedFile.Remark> remarks = new ArrayList<>(failures);
        submission.notes().stream()
                .map(note -> new CheckedFile.Remark(note.isWarning(), note.text()))
                .forEach(remarks::add);
        CallRemarks.of(plan).forEach(text -> remarks.add(new CheckedFile.Remark(false, text)));
        return new CheckedFile(
                submission.file(),
                submission.format().displayName(),
                submission.title(),
                submission.body().codePointCount(0, submission.body().length()),
                submission.references().size(),
                remarks,
                submission.references().stream().map(ListedReference::line).toList());
    }
}
