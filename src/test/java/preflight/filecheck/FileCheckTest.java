package preflight.filecheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import preflight.filecheck.CallPlan.CheckScope;
import preflight.filecheck.CheckClient.CheckOperation;
import preflight.filecheck.FileCheck.FileCheckResult;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.report.CheckedFile.Remark;

class FileCheckTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private final List<String> progress = new ArrayList<>();
    private final List<CheckOperation> operations = new ArrayList<>();
    private final List<JsonNode> requests = new ArrayList<>();

    @Test
    void sendsTheCallsOfThePlanAndReportsProgress() throws Exception {
        FileCheckResult result = check("It rained.", 101, 3);

        assertThat(result.complete()).isTrue();
        assertThat(operations).containsExactly(CheckOperation.CHECK, CheckOperation.CHECK);
        assertThat(requests.getFirst().path("text").asText()).isEqualTo("It rained.");
        assertThat(requests)
                .extracting(request -> request.path("references").size())
                .containsExactly(100, 1);
        assertThat(progress)
                .containsExactly("call 1 of 2: the text and references 1 to 100", "call 2 of 2: references 101 to 101");
    }

    @Test
    void sendsNoTextForVerification() throws Exception {
        FileCheckResult result = check("", 1, 3);

        assertThat(operations).containsExactly(CheckOperation.VERIFY);
        assertThat(requests.getFirst().has("text")).isFalse();
        assertThat(result.report().subject().remarks())
                .extracting(Remark::text)
                .anyMatch(text -> text.startsWith("Only the existence of the references was checked"));
    }

    @Test
    void reportsNotesOfTheReaderAndTheNumberOfCalls() throws Exception {
        assertThat(check("It rained.", 101, 3).report().subject().remarks())
                .satisfiesExactly(
                        note -> assertThat(note).isEqualTo(new Remark(true, "Not read: a.tex.")),
                        calls -> assertThat(calls.text())
                                .startsWith(
                                        "2 calls were needed: one takes 100 references. The text went with the first"));
    }

    @Test
    void reportsTheAnswersBeforeAFailure() throws Exception {
        FileCheckResult result = check("It rained.", 250, 1);

        assertThat(result.complete()).isFalse();
        assertThat(requests).hasSize(2);
        assertThat(result.report().subject().remarks().getFirst())
                .isEqualTo(new Remark(true, "References 101 to 250 were not checked: no more"));
        assertThat(progress).last().isEqualTo("stopped: no more");
    }

    @Test
    void failsIfTheFirstCallFails() {
        assertThatThrownBy(() -> check("It rained.", 1, 0))
                .isInstanceOf(IOException.class)
                .hasMessage("no more");
    }

    @Test
    void refusalKnowsWhetherTheCallerHasToAct() {
        assertThat(new CallRefused(499, "x", null).isClientError()).isTrue();
        assertThat(new CallRefused(500, "x", 3).isClientError()).isFalse();
    }

    /** Sends a manuscript to a gateway that answers this number of calls. */
    private FileCheckResult check(String body, int references, int answers)
            throws IOException, InterruptedException, CallRefused {
        ManuscriptContent content = new ManuscriptContent(
                "paper.txt",
                FileFormat.TEXT,
                "Mills",
                body,
                IntStream.rangeClosed(1, references)
                        .mapToObj(i -> new ListedReference("Reference " + i, i))
                        .toList(),
                List.of(ReadingNote.warning(NoteTopic.TEXT, "Not read: a.tex.")));
        return new FileCheck(content, CallPlan.of(content, CheckScope.ALL), progress::add).run((operation, request) -> {
            operations.add(operation);
            requests.add(JSON.readTree(request));
            if (requests.size() > answers) {
                throw new IOException("no more");
            }
            return JSON.createObjectNode();
        });
    }
}
