package preflight.service.api;

import static com.github.tomakehurst.wiremock.client.WireMock.serverError;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;
import preflight.service.UpstreamStub;

class CheckManuscriptIT {
    private static final String CITING =
            Samples.prose(3) + "\n\nThe link was first claimed in a small series of children [1]. It did not hold up.";

    private final TestGateway gateway = TestGateway.shared();

    @Test
    void runsAllThreeSectionsAndChargesTheTwoPaidOnes() {
        TestGateway.Client client = gateway.client(Plan.PRO, 100);

        JsonNode answer =
                client.check(CITING, List.of(Samples.RETRACTED, Samples.KNOWN)).json();

        assertThat(answer.path("citations").path("status").asText()).isEqualTo("ok");
        assertThat(answer.path("citations").path("reason").isNull()).isTrue();
        assertThat(answer.path("citations").path("summary").path("verified").asInt())
                .isEqualTo(2);
        assertThat(answer.path("aiDetection").path("status").asText()).isEqualTo("ok");
        assertThat(answer.path("aiDetection").path("verdict").asText()).isEqualTo("safe");
        assertThat(answer.path("sourceQuality").path("status").asText()).isEqualTo("ok");
        assertThat(answer.path("sourceQuality").path("checked").asInt()).isEqualTo(2);
        assertThat(answer.path("creditsCharged").asInt()).isEqualTo(11 + 8);
        assertThat(client.credits()).isEqualTo(100 - 19);
    }

    @Test
    void namesTheRetractedSourceAtTheSentenceThatCitesIt() {
        JsonNode issues = gateway.client()
                .check(CITING, List.of(Samples.RETRACTED))
                .json()
                .path("sourceQuality")
                .path("issues");

        assertThat(issues).anySatisfy(issue -> {
            assertThat(issue.path("code").asText()).isEqualTo("retracted_source");
            assertThat(issue.path("category").asText()).isEqualTo("integrity");
            assertThat(issue.path("anchor").asText())
                    .isEqualTo("The link was first claimed in a small series of children [1].");
            assertThat(issue.path("reference").asText())
                    .isEqualToIgnoringCase("https://doi.org/10.1016/s0140-6736(97)11096-0");
            assertThat(issue.path("params").path("reference_number").asInt()).isEqualTo(1);
        });
    }

    @Test
    void skipsWhatHasNoInputAndChargesNothingForIt() {
        TestGateway.Client client = gateway.client(Plan.PRO, 100);

        JsonNode noText = client.check("", List.of(Samples.KNOWN)).json();
        JsonNode noReferences = client.check(Samples.prose(4), List.of()).json();
        JsonNode nothing = client.post(TestGateway.CHECK, Map.of()).json();

        assertThat(statuses(noText)).containsExactly("ok", "skipped", "skipped");
        assertThat(noText.path("creditsCharged").asInt()).isZero();
        assertThat(statuses(noReferences)).containsExactly("skipped", "ok", "skipped");
        assertThat(noReferences.path("creditsCharged").asInt()).isEqualTo(11);
        assertThat(statuses(nothing)).containsExactly("skipped", "skipped", "skipped");
        assertThat(nothing.path("citations").path("reason").asText()).isNotBlank();
        assertThat(nothing.path("creditsCharged").asInt()).isZero();
        assertThat(client.credits()).isEqualTo(89);
    }

    @Test
    void skipsSourceQualityWhenNoReferenceIsVerified() {
        TestGateway.Client client = gateway.client(Plan.PRO, 100);

        JsonNode answer =
                client.check(Samples.prose(4), List.of(Samples.INVENTED)).json();

        assertThat(statuses(answer)).containsExactly("ok", "ok", "skipped");
        assertThat(answer.path("sourceQuality").path("reason").asText()).containsIgnoringCase("verified");
        assertThat(answer.path("creditsCharged").asInt()).isEqualTo(11);
    }

    @Test
    void billsAnInconclusiveDetectionNothing() {
        TestGateway.Client client = gateway.client(Plan.PRO, 100);

        JsonNode answer =
                client.check("Too short to judge [1].", List.of(Samples.KNOWN)).json();

        assertThat(answer.path("aiDetection").path("verdict").asText()).isEqualTo("inconclusive");
        assertThat(answer.path("creditsCharged").asInt()).isEqualTo(8);
        assertThat(client.credits()).isEqualTo(92);
        assertThat(client.held()).isZero();
    }

    @Test
    void goesOnWithoutTheDetectorAndDoesNotBillIt() {
        try (UpstreamStub detector = new UpstreamStub().answering(serverError());
                TestGateway failing = TestGateway.with("preflight.detector.url", detector.url())) {
            TestGateway.Client client = failing.client(Plan.PRO, 100);

            JsonNode answer = client.check(CITING, List.of(Samples.RETRACTED)).json();

            assertThat(statuses(answer)).containsExactly("ok", "failed", "ok");
            JsonNode section = answer.path("aiDetection");
            assertThat(section.path("reason").asText()).isNotBlank();
            assertThat(section.path("verdict").isNull()).isTrue();
            assertThat(section.path("checked").asInt()).isZero();
            assertThat(section.path("flagged").asInt()).isZero();
            assertThat(section.path("issues")).isEmpty();
            assertThat(answer.path("creditsCharged").asInt()).isEqualTo(8);
            assertThat(client.credits()).isEqualTo(92);
        }
    }

    @Test
    void goesOnWithoutTheIndexAndNeverCallsAReferenceOffIndex() {
        try (UpstreamStub crossref = new UpstreamStub().answering(serverError());
                TestGateway failing = TestGateway.with(
                        "preflight.index.sources", "crossref",
                        "preflight.index.crossref.url", crossref.url(),
                        "preflight.index.back-off-ms", "1")) {
            TestGateway.Client client = failing.client(Plan.PRO, 100);

            HttpAnswer answer = client.check(Samples.prose(4), List.of(Samples.KNOWN, Samples.INVENTED));

            assertThat(statuses(answer.json())).containsExactly("failed", "ok", "failed");
            assertThat(answer.text()).doesNotContain("off_index");
            assertThat(answer.json().path("creditsCharged").asInt()).isEqualTo(11);
            assertThat(client.verify(List.of(Samples.KNOWN)).status()).isEqualTo(502);
        }
    }

    @Test
    void holdsTheWholeEstimateBeforeItRuns() {
        HttpAnswer covered = gateway.client(Plan.PRO, 19).check(CITING, List.of(Samples.KNOWN));
        HttpAnswer short1 = gateway.client(Plan.PRO, 18).check(CITING, List.of(Samples.KNOWN));

        assertThat(covered.status()).isEqualTo(200);
        assertThat(short1.status()).isEqualTo(402);
        assertThat(short1.detail()).contains("19").contains("18");
    }

    private static List<String> statuses(JsonNode answer) {
        return List.of(
                answer.path("citations").path("status").asText(),
                answer.path("aiDetection").path("status").asText(),
                answer.path("sourceQuality").path("status").asText());
    }
}
