package preflight.service;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.http.Fault;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import preflight.access.Plan;

/** Whatever Crossref does to 2,000 references, none of them gets a verdict from a look-up that failed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CrossrefOutageTest {
    private static final int LISTS = 20;
    private static final int WORDLESS_ANSWER_MS = 2_000;

    private final CrossrefStandIn crossref = new CrossrefStandIn();
    private TestGateway gateway = TestGateway.shared();

    enum Outage {
        EMPTY(aResponse().withStatus(200)),
        SLOW(aResponse().withStatus(200).withFixedDelay(WORDLESS_ANSWER_MS)),
        REFUSING(aResponse()
                .withStatus(429)
                .withHeader("x-rate-limit-limit", "20")
                .withHeader("x-rate-limit-interval", "1s")
                .withHeader("Retry-After", "0")),
        BROKEN(aResponse().withStatus(500)),
        RESET(aResponse().withFault(Fault.CONNECTION_RESET_BY_PEER)),
        GARBAGE(aResponse().withFault(Fault.RANDOM_DATA_THEN_CLOSE)),
        TRUNCATED(aResponse().withBody("{\"status\": \"ok\", \"message\": {\"items\": [{\"DOI\": \"10.1/")),
        WRONG_TYPES(aResponse().withBody("{\"status\": \"ok\", \"message\": {\"items\": [\"one\", 2, null]}}")),
        NOT_FOUND(aResponse().withStatus(404).withBody("Resource not found."));

        private final ResponseDefinitionBuilder response;

        Outage(ResponseDefinitionBuilder response) {
            this.response = response;
        }
    }

    @BeforeAll
    void start() {
        gateway = TestGateway.with(
                "preflight.index.sources", "crossref",
                "preflight.index.crossref.url", crossref.url(),
                "preflight.index.crossref.requests-per-second", String.valueOf(CrossrefStandIn.rate()),
                "preflight.index.mailto", "lab@example.org",
                "preflight.index.answer-timeout-ms", "150",
                "preflight.index.back-off-ms", "1",
                "preflight.index.pause-seconds", "1");
    }

    @AfterAll
    void stop() {
        gateway.close();
        crossref.close();
    }

    @ParameterizedTest
    @EnumSource(Outage.class)
    void failsTheSectionBillsNothingForItAndRecovers(Outage outage) throws Exception {
        crossref.answers(outage.response);
        Callable<Answer> list = () -> {
            TestGateway.Client client = gateway.client(Plan.PRO, 100);
            Answer answer = client.check(Samples.prose(4), references(outage));
            assertThat(client.credits()).isEqualTo(100 - 11);
            return answer;
        };
        try (ExecutorService callers = Executors.newFixedThreadPool(4)) {
            for (var answer : callers.invokeAll(
                    IntStream.range(0, LISTS).mapToObj(i -> list).toList())) {
                failedOnlyWithTheReferences(answer.get());
            }
        }
        assertThat(gateway.client().verify(references(outage)).status()).isEqualTo(502);

        crossref.works();
        TestGateway.Client client = gateway.client();
        await().atMost(Duration.ofSeconds(20))
                .pollInterval(Duration.ofMillis(300))
                .until(() -> client.verify(List.of(Samples.KNOWN)).status() == 200);

        assertThat(mostInASecond()).isLessThanOrEqualTo(CrossrefStandIn.rate());
        assertThat(crossref.requests()).allSatisfy(request -> {
            assertThat(request.header("X-API-Key").isPresent()).isFalse();
            assertThat(request.getHeaders().toString()).doesNotContain("pf_live_", client.key());
        });
    }

    private static void failedOnlyWithTheReferences(Answer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        JsonNode citations = answer.json().path("citations");
        assertThat(citations.path("status").asText()).isEqualTo("failed");
        assertThat(citations.path("reason").asText()).startsWith("Crossref: ");
        assertThat(citations.path("results")).isEmpty();
        assertThat(answer.json().path("aiDetection").path("status").asText()).isEqualTo("ok");
        assertThat(answer.json().path("sourceQuality").path("status").asText()).isEqualTo("failed");
        assertThat(answer.json().path("creditsCharged").asInt()).isEqualTo(11);
    }

    /** A hundred references nobody has asked about before, half of them with a DOI. */
    private static List<String> references(Outage outage) {
        return IntStream.range(0, 100)
                .mapToObj(i -> "Nemo N. Of %s and the number %d in the sea. Journal of Numbers. 2012;3:%d.%s"
                        .formatted(outage, i, i, i % 2 == 0 ? "" : " doi:10.5555/" + outage + "." + i))
                .toList();
    }

    private long mostInASecond() {
        List<Long> times = crossref.requests().stream()
                .map(request -> request.getLoggedDate().getTime())
                .toList();
        return times.stream()
                .mapToLong(from -> times.stream()
                        .filter(at -> at >= from && at < from + 1000)
                        .count())
                .max()
                .orElse(0);
    }
}
