package preflight.gateway.routes;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.post;
import static com.github.tomakehurst.wiremock.client.WireMock.postRequestedFor;
import static com.github.tomakehurst.wiremock.client.WireMock.urlEqualTo;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.wireMockConfig;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.http.Fault;
import com.github.tomakehurst.wiremock.verification.LoggedRequest;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.InetAddress;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.apache.camel.CamelExecutionException;
import org.apache.camel.ProducerTemplate;
import org.apache.camel.ServiceStatus;
import org.apache.camel.main.Main;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import preflight.detection.Detection;
import preflight.detection.Detection.OverallVerdict;
import preflight.detection.DetectionAggregator;
import preflight.detection.DetectorUnavailableException;
import preflight.detection.SampleTexts;
import preflight.detection.http.DetectorProtocol;
import preflight.detection.http.DetectorServer;
import preflight.detection.model.EmbeddedDetector;
import preflight.text.Manuscript;
import preflight.text.Passage;

class DetectionRoutesTest {
    private static final Manuscript MANUSCRIPT = new Manuscript(
            "One. Two.\n\nThree.",
            List.of(
                    new Passage(0, "One. Two.", "en", 4, List.of("One.", "Two.")),
                    new Passage(1, "Three.", "en", 2, List.of("Three."))));
    private static final String ANSWER = """
            {"judgements":[{"passage":0,"level":"likely","drivers":[{"sentence":1,"reasons":["sentence_contribution"]}]},
            {"passage":1,"level":"none","drivers":[]}]}""";
    private static final int ANSWER_TIMEOUT = 1500;
    private static final int SHADOW_QUEUE = 2;
    /** What a stand-in that is in the middle of a fault gets to finish it. */
    private static final long STOP_MS = 10;

    private static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final EmbeddedDetector MODEL = EmbeddedDetector.load();

    private final WireMockServer server =
            new WireMockServer(wireMockConfig().dynamicPort().jettyStopTimeout(STOP_MS));
    private final Main main = new Main();
    private final MeterRegistry meters = new SimpleMeterRegistry();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

    @BeforeEach
    void startServer() {
        server.start();
    }

    @AfterEach
    void stop() {
        main.stop();
        threads.shutdownNow();
        server.stop();
    }

    @Test
    void asksTheServerAndMakesAVerdictOfItsAnswer() {
        server.stubFor(post("/v1/judge").willReturn(okJson(ANSWER)));
        start("http", server.baseUrl());
        Detection detection = judge(MANUSCRIPT);
        assertThat(detection.verdict()).isEqualTo(OverallVerdict.CAUTION);
        assertThat(detection.checked()).isEqualTo(2);
        assertThat(detection.flags().getFirst().result().drivers().getFirst().sentence())
                .isEqualTo(1);
        LoggedRequest request =
                server.findAll(postRequestedFor(urlEqualTo("/v1/judge"))).getFirst();
        assertThat(request.getBodyAsString()).isEqualTo(DetectorProtocol.writeRequest(MANUSCRIPT.passages()));
        assertThat(request.getHeader("Content-Type")).startsWith("application/json");
    }

    @Test
    void sendsNothingOfTheCallersRequestUpstreamAndNothingOfTheServersHeadersBack() {
        server.stubFor(post("/v1/judge").willReturn(okJson(ANSWER).withHeader("Set-Cookie", "a=b")));
        start("http", server.baseUrl());
        Map<String, Object> headers = Map.of(
                "X-API-Key", "pf_live_secret",
                "Authorization", "Bearer secret",
                "Cookie", "session=secret",
                "CamelHttpPath", "/elsewhere",
                "CamelHttpUri", "http://127.0.0.1:1/",
                "CamelHttpQuery", "a=secret",
                "X-Forwarded-For", "10.0.0.1");
        var answer = template().send("direct:detection-run", exchange -> {
            exchange.getMessage().setBody(MANUSCRIPT);
            exchange.getMessage().setHeaders(new java.util.HashMap<>(headers));
        });
        assertThat(answer.getException()).isNull();
        assertThat(answer.getMessage().getHeaders()).doesNotContainKey("Set-Cookie");
        LoggedRequest request = server.findAll(allRequestsAnywhere()).getFirst();
        assertThat(request.getUrl()).isEqualTo("/v1/judge");
        assertThat(request.getHeaders().keys())
                .doesNotContainAnyElementsOf(List.of("X-API-Key", "Authorization", "Cookie", "X-Forwarded-For"));
        assertThat(request.toString()).doesNotContain("secret");
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                Arguments.of("timeout", okJson(ANSWER).withFixedDelay(ANSWER_TIMEOUT * 4)),
                Arguments.of("stall", okJson(ANSWER).withChunkedDribbleDelay(3, ANSWER_TIMEOUT * 6)),
                Arguments.of("500", aResponse().withStatus(500).withBody(ANSWER)),
                Arguments.of("404", aResponse().withStatus(404).withBody(ANSWER)),
                Arguments.of("redirect", aResponse().withStatus(302).withHeader("Location", "/v1/other")),
                Arguments.of("reset", aResponse().withFault(Fault.CONNECTION_RESET_BY_PEER)),
                Arguments.of("empty", aResponse().withFault(Fault.EMPTY_RESPONSE)),
                Arguments.of("broken off", aResponse().withFault(Fault.MALFORMED_RESPONSE_CHUNK)),
                Arguments.of("no content", aResponse().withStatus(204)),
                Arguments.of("wrong shape", okJson("{\"verdict\":\"safe\"}")),
                Arguments.of("not JSON", aResponse().withBody("<html></html>")),
                Arguments.of("NaN", okJson(ANSWER.replace("\"passage\":0", "\"passage\":NaN"))),
                Arguments.of("too few", okJson("{\"judgements\":[]}")),
                Arguments.of("other passages", okJson(ANSWER.replace("\"passage\":1", "\"passage\":5"))),
                Arguments.of("unknown level", okJson(ANSWER.replace("none", "clean"))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("faults")
    void neverTakesAFaultForACleanAnswer(String name, ResponseDefinitionBuilder answer) {
        server.stubFor(post("/v1/judge").willReturn(answer));
        start("http", server.baseUrl());
        assertThatThrownBy(() -> judge(MANUSCRIPT))
                .isInstanceOf(DetectorUnavailableException.class)
                .hasMessageStartingWith("The detection service ")
                .hasMessageNotContaining("127.0.0.1")
                .hasMessageNotContaining("localhost");
    }

    @Test
    void saysSoWhenNothingListens() {
        start("http", "http://127.0.0.1:1");
        assertThatThrownBy(() -> judge(MANUSCRIPT))
                .isInstanceOf(DetectorUnavailableException.class)
                .hasMessage("The detection service did not respond.");
    }

    @Test
    void leavesAFailingServerAloneAndReturnsToItWhenItHasRecovered() {
        server.stubFor(post("/v1/judge").willReturn(aResponse().withStatus(500)));
        start("http", server.baseUrl());
        for (int i = 0; i < 8; i++) {
            assertThatThrownBy(() -> judge(MANUSCRIPT)).isInstanceOf(DetectorUnavailableException.class);
        }
        assertThat(server.findAll(allRequestsAnywhere())).hasSize(5);

        server.resetAll();
        server.stubFor(post("/v1/judge").willReturn(okJson(ANSWER)));
        await().atMost(Duration.ofSeconds(10))
                .pollInterval(Duration.ofMillis(100))
                .ignoreExceptions()
                .untilAsserted(() -> assertThat(judge(MANUSCRIPT).checked()).isEqualTo(2));
    }

    @Test
    void asksNoDetectorAboutAManuscriptWithoutProse() {
        server.stubFor(any(anyUrl()).willReturn(aResponse().withStatus(500)));
        start("http", server.baseUrl());
        Detection detection = judge(new Manuscript("# Title", List.of()));
        assertThat(detection).isEqualTo(new Detection(OverallVerdict.INCONCLUSIVE, 0, 0, List.of()));
        assertThat(server.findAll(allRequestsAnywhere())).isEmpty();
    }

    @Test
    void judgesByTheEmbeddedModelWhenNoServerIsSet() {
        start("local", "");
        assertThat(judge(MANUSCRIPT).verdict()).isEqualTo(OverallVerdict.INCONCLUSIVE);
    }

    @Test
    void keepsNoQueueForAShadowThatIsNotThere() {
        start("local", "");
        assertThat(shadowQueue().isStarted()).isFalse();
    }

    @Test
    void keepsAQueueForAShadowThatIs() {
        start("local", "", "local", "");
        assertThat(shadowQueue().isStarted()).isTrue();
    }

    @Test
    void judgesAsTheEmbeddedModelThroughItsOwnServer() throws Exception {
        try (DetectorServer own = DetectorServer.start(EmbeddedDetector.load(), InetAddress.getLoopbackAddress(), 0)) {
            start("http", "http://127.0.0.1:" + own.port());
            Manuscript manuscript = SampleTexts.manuscript();
            assertThat(judge(manuscript))
                    .isEqualTo(new DetectionAggregator()
                            .aggregate(manuscript, EmbeddedDetector.load().detect(manuscript.passages())));
        }
    }

    @Test
    void countsTheVerdictsOfADetectorInTheShadow() {
        server.stubFor(post("/v1/judge").willReturn(okJson(ANSWER)));
        start("local", "", "http", server.baseUrl());
        assertThat(judge(MANUSCRIPT).verdict()).isEqualTo(OverallVerdict.INCONCLUSIVE);
        await().atMost(PATIENCE).until(() -> counted("shadow", "CAUTION") == 1);
        assertThat(counted("first", "INCONCLUSIVE")).isEqualTo(1);
        LoggedRequest request =
                server.findAll(postRequestedFor(urlEqualTo("/v1/judge"))).getFirst();
        assertThat(request.getBodyAsString()).isEqualTo(DetectorProtocol.writeRequest(MANUSCRIPT.passages()));
    }

    @Test
    void judgesInTheShadowByAModelOfThisProcessToo() {
        server.stubFor(post("/v1/judge").willReturn(okJson(ANSWER)));
        start("http", server.baseUrl(), "local", "");
        assertThat(judge(MANUSCRIPT).verdict()).isEqualTo(OverallVerdict.CAUTION);
        await().atMost(PATIENCE).until(() -> counted("shadow", "INCONCLUSIVE") == 1);
    }

    @Test
    void sendsNothingOfTheCallersRequestToADetectorInTheShadow() {
        server.stubFor(post("/v1/judge").willReturn(okJson(ANSWER)));
        start("local", "", "http", server.baseUrl());
        template()
                .requestBodyAndHeaders(
                        "direct:detection-run",
                        MANUSCRIPT,
                        Map.of("X-API-Key", "pf_live_secret", "Cookie", "session=secret", "CamelHttpPath", "/else"));
        await().atMost(PATIENCE).until(() -> counted("shadow", "CAUTION") == 1);
        LoggedRequest request = server.findAll(allRequestsAnywhere()).getFirst();
        assertThat(request.getUrl()).isEqualTo("/v1/judge");
        assertThat(request.toString()).doesNotContain("secret");
    }

    @Test
    void answersAllTheSameWhenTheDetectorInTheShadowFails() {
        server.stubFor(post("/v1/judge").willReturn(aResponse().withStatus(500)));
        start("local", "", "http", server.baseUrl());
        assertThat(judge(MANUSCRIPT).verdict()).isEqualTo(OverallVerdict.INCONCLUSIVE);
        await().atMost(PATIENCE).until(() -> counted("shadow", "FAILED") == 1);
    }

    @Test
    void neitherWaitsForASlowDetectorInTheShadowNorKeepsWhatItCannotTake() {
        server.stubFor(post("/v1/judge").willReturn(okJson(ANSWER).withFixedDelay(ANSWER_TIMEOUT * 10)));
        start("local", "", "http", server.baseUrl());
        int calls = 10 * SHADOW_QUEUE;
        for (int i = 0; i < calls; i++) {
            assertThat(judge(MANUSCRIPT).verdict()).isEqualTo(OverallVerdict.INCONCLUSIVE);
        }
        assertThat(counted("first", "INCONCLUSIVE")).isEqualTo(calls);
        await().atMost(PATIENCE).until(() -> counted("shadow", "FAILED") >= SHADOW_QUEUE);
        // One at work and a full queue; some room may have come free while the calls were made.
        assertThat(counted("shadow", "FAILED")).isLessThan(calls / 2.0);
    }

    private ServiceStatus shadowQueue() {
        return main.getCamelContext().getRouteController().getRouteStatus("detection-shadow");
    }

    private double counted(String detector, String verdict) {
        var counter = meters.find("preflight.detection.verdicts")
                .tags("detector", detector, "verdict", verdict)
                .counter();
        return counter == null ? 0 : counter.count();
    }

    private static com.github.tomakehurst.wiremock.matching.RequestPatternBuilder allRequestsAnywhere() {
        return com.github.tomakehurst.wiremock.matching.RequestPatternBuilder.allRequests();
    }

    private Detection judge(Manuscript manuscript) {
        try {
            return template().requestBody("direct:detection-run", manuscript, Detection.class);
        } catch (CamelExecutionException e) {
            if (e.getCause() instanceof DetectorUnavailableException unavailable) {
                throw unavailable;
            }
            throw e;
        }
    }

    private ProducerTemplate template() {
        return main.getCamelContext().createProducerTemplate();
    }

    private void start(String detector, String url) {
        start(detector, url, "none", "");
    }

    private void start(String detector, String url, String shadow, String shadowUrl) {
        main.addOverrideProperty(
                "camel.main.routes-include-pattern",
                "classpath:routes/detection*.camel.yaml,classpath:routes/errors-inner.camel.yaml");
        main.addOverrideProperty("preflight.detector", detector);
        main.addOverrideProperty("preflight.detector.url", url);
        main.addOverrideProperty("preflight.shadow", shadow);
        main.addOverrideProperty("preflight.shadow-runs", String.valueOf(!shadow.equals("none")));
        main.addOverrideProperty("preflight.detector.shadow", shadowUrl);
        main.addOverrideProperty("preflight.detector.shadow-queue", String.valueOf(SHADOW_QUEUE));
        main.addOverrideProperty("preflight.detector.connect-timeout-ms", "500");
        main.addOverrideProperty("preflight.detector.answer-timeout-ms", String.valueOf(ANSWER_TIMEOUT));
        main.addOverrideProperty("preflight.detector.breaker-open-seconds", "1");
        main.addOverrideProperty("camel.server.enabled", "false");
        main.addOverrideProperty("camel.management.enabled", "false");
        main.addOverrideProperty("camel.metrics.enabled", "false");
        main.bind("virtualThreads", threads);
        main.bind("metricsRegistry", meters);
        main.bind("detector", MODEL);
        main.bind("shadowDetector", MODEL);
        main.bind("detectionAggregator", new DetectionAggregator());
        main.bind("httpDetectorAdapter", new HttpDetectorAdapter());
        main.start();
    }
}
