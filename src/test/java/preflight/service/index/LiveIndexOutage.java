package preflight.service.index;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.http.Fault;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** Whatever a live index does to 2,000 references, none of them gets a verdict from a look-up that failed. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class LiveIndexOutage {
    /** Requests a second, which the gateway is told to keep to. */
    static final int RATE = 200;

    private static final int LISTS = 20;
    private static final int WORDLESS_ANSWER_MS = 2_000;

    final IndexStub index;
    TestGateway gateway = TestGateway.shared();

    private final String name;
    private final String sources;

    enum Outage {
        EMPTY(aResponse().withStatus(200)),
        SLOW(aResponse().withStatus(200).withFixedDelay(WORDLESS_ANSWER_MS)),
        REFUSING(aResponse()
                .withStatus(429)
                .withHeader("x-rate-limit-limit", String.valueOf(RATE))
                .withHeader("x-rate-limit-interval", "1s")
                .withHeader("Retry-After", "0")),
        BROKEN(aResponse().withStatus(500)),
        RESET(aResponse().withFault(Fault.CONNECTION_RESET_BY_PEER)),
        GARBAGE(aResponse().withFault(Fault.RANDOM_DATA_THEN_CLOSE)),
        TRUNCATED(aResponse()
                .withBody("{\"message\": {\"items\": [{\"DOI\": \"10.1/1\"}]}, \"results\": [{\"doi\": \"10.1/1\", ")),
        WRONG_TYPES(aResponse().withBody("{\"message\": {\"items\": [\"one\", 2, null]}, \"results\": [\"one\", 2]}")),
        NOT_FOUND(aResponse().withStatus(404).withBody("Resource not found."));

        private final ResponseDefinitionBuilder response;

        Outage(ResponseDefinitionBuilder response) {
            this.response = response;
        }
    }

    /** An index as a user knows it, and the setting that has it asked. */
    LiveIndexOutage(IndexStub index, String name, String sources) {
        this.index = index;
        this.name = name;
        this.sources = sources;
    }

    @BeforeAll
    void start() {
        gateway = gateway("500");
    }

    private TestGateway gateway(String answerTimeoutMillis) {
        String prefix = "preflight.index." + name.toLowerCase(Locale.ROOT);
        return TestGateway.with(
                "preflight.index.sources",
                sources,
                prefix + ".url",
                index.url(),
                prefix + ".requests-per-second",
                String.valueOf(RATE),
                "preflight.index.mailto",
                "lab@example.org",
                "preflight.index.answer-timeout-ms",
                answerTimeoutMillis,
                "preflight.index.back-off-ms",
                "1",
                "preflight.index.breaker-open-seconds",
                "1");
    }

    @AfterAll
    void stop() {
        gateway.close();
        index.close();
    }

    @ParameterizedTest
    @EnumSource(Outage.class)
    void failsTheSectionBillsNothingForItAndRecovers(Outage outage) throws Exception {
        index.answers(outage.response);
        checkLists(references(outage.name()), 11, this::failedOnlyWithTheReferences);
        assertThat(gateway.client().verify(references(outage.name())).status()).isEqualTo(502);

        index.works();
        awaitRecovery();
        keptToTheRateAndTheCallersSecrets();
    }

    @Test
    void givesEveryReferenceAVerdictWhileTheIndexAnswers() throws Exception {
        index.works();
        try (TestGateway patient = gateway("20000")) {
            for (int list = 0; list < LISTS; list += 4) {
                checkLists(patient, references("NORMAL" + list), 11, 4, answer -> {
                    JsonNode citations = answer.json().path("citations");
                    assertThat(citations.path("status").asText())
                            .as(answer.text())
                            .isEqualTo("ok");
                    assertThat(citations.path("summary").path("offIndex").asInt())
                            .isEqualTo(100);
                });
            }
        }
        keptToTheRateAndTheCallersSecrets();
    }

    void checkLists(List<String> references, int charge, Consumer<HttpAnswer> expectation) throws Exception {
        checkLists(gateway, references, charge, LISTS, expectation);
    }

    private static void checkLists(
            TestGateway asked, List<String> references, int charge, int lists, Consumer<HttpAnswer> expectation)
            throws Exception {
        Callable<HttpAnswer> list = () -> {
            TestGateway.Client client = asked.client(Plan.PRO, 100);
            HttpAnswer answer = client.check(Samples.prose(4), references);
            assertThat(client.credits()).isEqualTo(100 - charge);
            return answer;
        };
        try (ExecutorService callers = Executors.newFixedThreadPool(4)) {
            List<Callable<HttpAnswer>> calls = new ArrayList<>();
            IntStream.range(0, lists).forEach(i -> calls.add(list));
            for (Future<HttpAnswer> answer : callers.invokeAll(calls)) {
                expectation.accept(answer.get());
            }
        }
    }

    private void failedOnlyWithTheReferences(HttpAnswer answer) {
        assertThat(answer.status()).as(answer.text()).isEqualTo(200);
        JsonNode citations = answer.json().path("citations");
        assertThat(citations.path("status").asText()).isEqualTo("failed");
        assertThat(citations.path("reason").asText()).startsWith(name + ": ");
        assertThat(citations.path("results")).isEmpty();
        assertThat(answer.json().path("aiDetection").path("status").asText()).isEqualTo("ok");
        assertThat(answer.json().path("sourceQuality").path("status").asText()).isEqualTo("failed");
        assertThat(answer.json().path("creditsCharged").asInt()).isEqualTo(11);
    }

    /** Without a restart: a reference nobody has asked about before can be looked up again. */
    private void awaitRecovery() {
        TestGateway.Client client = gateway.client();
        String unasked = references("RECOVERY").getFirst() + System.nanoTime();
        await().atMost(Duration.ofSeconds(20))
                .pollInterval(Duration.ofMillis(300))
                .until(() -> client.verify(List.of(unasked)).status() == 200);
    }

    private void keptToTheRateAndTheCallersSecrets() {
        assertThat(mostInASecond()).isLessThanOrEqualTo(RATE);
        assertThat(index.requests()).isNotEmpty().allSatisfy(request -> {
            assertThat(request.header("X-API-Key").isPresent()).isFalse();
            assertThat(request.getHeaders().toString()).doesNotContain("pf_live_");
        });
    }

    /** A hundred references that no index has, half of them with a DOI. */
    static List<String> references(String subject) {
        return IntStream.range(0, 100)
                .mapToObj(i -> "Nemo N. Of %s and the number %d in the sea. Journal of Numbers. 2012;3:%d.%s"
                        .formatted(subject, i, i, i % 2 == 0 ? "" : " doi:10.5555/" + subject + "." + i))
                .toList();
    }

    private long mostInASecond() {
        long[] times = index.requests().stream()
                .mapToLong(request -> request.getLoggedDate().getTime())
                .sorted()
                .toArray();
        long most = 0;
        int from = 0;
        for (int to = 0; to < times.length; to++) {
            while (times[to] - times[from] >= 1000) {
                from++;
            }
            most = Math.max(most, to - from + 1);
        }
        return most;
    }
}
