package preflight.service.api;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.serverError;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;
import preflight.service.UpstreamStub;

class DetectAiWritingIT {
    private static final int DETECTOR_HANGS_MS = 30_000;

    private final TestGateway gateway = TestGateway.shared();

    @Test
    void callsPlainProseSafeAndChargesIt() {
        TestGateway.Client client = gateway.client(Plan.PRO, 100);

        JsonNode answer = client.detect(Samples.prose(4)).json();

        assertThat(answer.path("verdict").asText()).isEqualTo("safe");
        assertThat(answer.path("checked").asInt()).isEqualTo(4);
        assertThat(answer.path("flagged").asInt()).isZero();
        assertThat(answer.path("issues")).isEmpty();
        assertThat(answer.path("creditsCharged").asInt()).isEqualTo(11);
        assertThat(client.credits()).isEqualTo(89);
    }

    @Test
    void showsTheSentencesThatDroveEachFlag() {
        String text = Samples.aiProse();

        JsonNode answer = gateway.client().detect(text).json();

        assertThat(answer.path("verdict").asText()).isIn("caution", "risk");
        assertThat(answer.path("flagged").asInt()).isPositive();
        assertThat(answer.path("issues")).isNotEmpty().allSatisfy(issue -> {
            assertThat(issue.path("code").asText()).isIn("likely", "possibly");
            assertThat(issue.path("category").asText())
                    .isEqualTo(issue.path("code").asText());
            assertThat(text).contains(issue.path("anchor").asText());
            assertThat(issue.path("reference").isNull()).isTrue();
            assertThat(issue.path("params").path("lang").asText()).isEqualTo("en");
            assertThat(issue.path("params").path("rank").asInt())
                    .isBetween(1, issue.path("params").path("rank_total").asInt());
            assertThat(issue.path("params").path("unit_tokens").asInt()).isPositive();
            assertThat(issue.path("params").path("reasons").path(0).path("code").asText())
                    .isNotBlank();
        });
    }

    @Test
    void neverShowsAProbability() {
        assertThat(gateway.client().detect(Samples.aiProse()).text())
                .doesNotContain("prob")
                .doesNotContain("score")
                .doesNotContainPattern("0\\.\\d");
    }

    @Test
    void chargesNothingWhenThereIsTooLittleProse() {
        TestGateway.Client client = gateway.client(Plan.PRO, 100);

        JsonNode answer = client.detect("Introduction\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two")
                .json();

        assertThat(answer.path("verdict").asText()).isEqualTo("inconclusive");
        assertThat(answer.path("checked").asInt()).isZero();
        assertThat(answer.path("creditsCharged").asInt()).isZero();
        assertThat(client.credits()).isEqualTo(100);
        assertThat(client.held()).isZero();
    }

    @Test
    void answers502AndChargesNothingWhenTheDetectorFails() {
        try (UpstreamStub detector = new UpstreamStub().answering(serverError());
                TestGateway failing = TestGateway.with("preflight.detector.url", detector.url())) {
            TestGateway.Client client = failing.client(Plan.PRO, 100);

            HttpAnswer answer = client.detect(Samples.prose(4));

            assertThat(answer.status()).as(answer.text()).isEqualTo(502);
            assertThat(answer.detail()).containsIgnoringCase("detection");
            assertThat(client.credits()).isEqualTo(100);
            assertThat(client.held()).isZero();
        }
    }

    @Test
    void answers502WithinTheDeadlineWhenTheDetectorHangs() {
        try (UpstreamStub detector = new UpstreamStub().answering(aResponse().withFixedDelay(DETECTOR_HANGS_MS));
                TestGateway hanging =
                        TestGateway.with("preflight.detector.url", detector.url(), "preflight.deadline-ms", "6500")) {
            TestGateway.Client client = hanging.client(Plan.PRO, 100);
            long start = System.nanoTime();

            HttpAnswer answer = client.detect(Samples.prose(4));

            assertThat(answer.status()).as(answer.text()).isEqualTo(502);
            // Not a measurement: whoever waits for the detector waits longer than it.
            assertThat((System.nanoTime() - start) / 1_000_000).isLessThan(DETECTOR_HANGS_MS);
            assertThat(client.credits()).isEqualTo(100);
            assertThat(client.held()).isZero();
        }
    }
}
