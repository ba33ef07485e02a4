package preflight.filecheck;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import preflight.filecheck.Calls.Operation;
import preflight.manuscript.CallPlan;
import preflight.manuscript.CallPlan.Call;
import preflight.manuscript.ListedReference;
import preflight.manuscript.Submission;
import preflight.report.Report;
import preflight.report.Subject;

/** Sends a submission, call by call, and makes a report of the answers. */
public final class FileCheck {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Submission submission;
    private final CallPlan plan;
    private final Consumer<String> talk;

    /** Of {@code submission}; {@code talk} hears of the progress. */
    public FileCheck(Submission submission, CallPlan plan, Consumer<String> talk) {
        this.submission = submission;
        this.plan = plan;
        this.talk = talk;
    }

    /** A report, and whether it covers all that was to be sent. */
    public record Outcome(Report report, boolean complete) {}

    /**
     * Sends all calls. When one after the first fails, the report covers what was answered and says what was not.
     *
     * @throws IOException when there is no answer to the first call
     * @throws CallRefused when the first call is refused
     */
    public Outcome with(Calls calls) throws IOException, InterruptedException, CallRefused {
        List<JsonNode> answers = new ArrayList<>();
        List<Subject.Remark> remarks = new ArrayList<>();
        for (Call call : plan.calls()) {
            talk.accept("call %d of %d: %s"
                    .formatted(answers.size() + 1, plan.calls().size(), described(call)));
            try {
                answers.add(calls.send(call.isCheck() ? Operation.CHECK : Operation.VERIFY, body(call)));
            } catch (IOException | CallRefused e) {
                if (answers.isEmpty()) {
                    throw e;
                }
                talk.accept("stopped: " + e.getMessage());
                remarks.add(new Subject.Remark(
                        true,
                        "References %d to %d were not checked: %s"
                                .formatted(call.first(), submission.references().size(), e.getMessage())));
                break;
            }
        }
        return new Outcome(Report.of(subject(remarks), answers), remarks.isEmpty());
    }

    private static String described(Call call) {
        String references = call.references().isEmpty()
                ? "no references"
                : "references %d to %d"
                        .formatted(
                                call.first(), call.first() + call.references().size() - 1);
        return call.wholeText() ? "the text and " + references : references;
    }

    private static byte[] body(Call call) throws JsonProcessingException {
        return JSON.writeValueAsBytes(
                call.isCheck()
                        ? Map.of("text", call.text(), "references", call.references())
                        : Map.of("references", call.references()));
    }

    private Subject subject(List<Subject.Remark> failures) {
        List<Subject.Remark> remarks = new ArrayList<>(failures);
        submission.notes().stream()
                .map(note -> new Subject.Remark(note.isDoubt(), note.text()))
                .forEach(remarks::add);
        CallRemarks.of(plan).forEach(text -> remarks.add(new Subject.Remark(false, text)));
        return new Subject(
                submission.file(),
                submission.format().displayName(),
                submission.title(),
                submission.body().codePointCount(0, submission.body().length()),
                submission.references().size(),
                remarks,
                submission.references().stream().map(ListedReference::line).toList());
    }
}
