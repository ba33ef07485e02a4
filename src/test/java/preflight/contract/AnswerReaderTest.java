package preflight.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

class AnswerReaderTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void readsAnAnswerAndWritesItTheSame() throws IOException {
        JsonNode json = answer();

        Answer answer = AnswerReader.read(json);

        assertThat(answer).isInstanceOf(CheckAnswer.class);
        assertThat(JSON.writeValueAsString(answer)).isEqualTo(JSON.writeValueAsString(json));
    }

    @Test
    void tellsTheThreeAnswersApart() throws IOException {
        assertThat(read("{'results': [], 'summary': {'total': 0}}")).isInstanceOf(VerifyAnswer.class);
        assertThat(read("{'verdict': 'safe', 'checked': 3, 'flagged': 0, 'creditsCharged': 11, 'issues': []}"))
                .isEqualTo(new DetectAnswer("safe", 3, 0, 11, List.of()));
    }

    @Test
    void ignoresFieldsItDoesNotKnow() throws IOException {
        Answer answer = read("{'results': [{'text': 'A', 'status': 'verified', 'basis': 'identifier', 'score': 0.9,"
                + " 'paper': {'canonicalId': 'https://doi.org/10.1/x', 'csl': {'type': 'book', 'genre': 'novel'}}}],"
                + " 'summary': {'total': 1, 'verified': 1, 'disputed': 0}, 'took': 12}");

        assertThat(answer).isInstanceOfSatisfying(VerifyAnswer.class, verify -> {
            assertThat(verify.summary()).isEqualTo(new VerificationSummary(1, 1, 0, 0, 0, 0));
            assertThat(verify.results()).singleElement().satisfies(entry -> {
                assertThat(entry.verified()).isTrue();
                assertThat(entry.workId()).isEqualTo("https://doi.org/10.1/x");
            });
        });
    }

    @Test
    void keepsTheParamsOfACodeItDoesNotKnow() throws IOException {
        String issue = "{'code': 'predatory_journal', 'params': {'reference_number': 2, 'list': ['a']}}";
        Answer answer = read("{'citations': {}, 'sourceQuality': {'status': 'ok', 'issues': [%s]}}".formatted(issue));

        assertThat(answer).isInstanceOfSatisfying(CheckAnswer.class, check -> {
            IssueParams params = check.sourceQuality().issues().getFirst().params();
            assertThat(params.referenceNumber()).isEqualTo(2);
            assertThat(params.values()).containsEntry("list", List.of("a"));
        });
    }

    @Test
    void readsASectionThatIsMissingAsFailed() throws IOException {
        assertThat(read("{'citations': {'status': 'skipped', 'reason': 'no list'}}"))
                .isInstanceOfSatisfying(CheckAnswer.class, check -> {
                    assertThat(check.citations().skipped()).isTrue();
                    assertThat(check.sourceQuality().ran()).isFalse();
                    assertThat(check.sourceQuality().skipped()).isFalse();
                    assertThat(check.aiDetection().issues()).isEmpty();
                });
    }

    @Test
    void refusesWhatIsNoAnswer() {
        assertThatThrownBy(() -> read("[]")).isInstanceOf(IOException.class);
    }

    private static Answer read(String json) throws IOException {
        return AnswerReader.read(JSON.readTree(json.replace('\'', '"')));
    }

    private static JsonNode answer() throws IOException {
        try (InputStream in = AnswerReaderTest.class.getResourceAsStream("/preflight/report/format/answer.json")) {
            return JSON.readTree(in);
        }
    }
}
