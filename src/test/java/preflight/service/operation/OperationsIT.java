package preflight.service.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;

class OperationsIT {
    private final TestGateway gateway = TestGateway.shared();

    @Test
    void saysThatItIsLiveAndReady() {
        assertThat(get("/health/live").status()).isEqualTo(200);
        HttpAnswer ready = get("/health/ready");
        assertThat(ready.status()).as(ready.text()).isEqualTo(200);
        assertThat(ready.json().path("status").asText()).isEqualTo("UP");
    }

    @Test
    void countsCallsForPrometheus() {
        gateway.client().verify(List.of());

        HttpAnswer metrics = get("/metrics");

        assertThat(metrics.status()).isEqualTo(200);
        assertThat(metrics.text()).contains("routeId=\"verifyCitations\"");
    }

    @Test
    void staysWithHttp1WhenAClientOffersToSwitchToHttp2() throws Exception {
        try (HttpClient asJavaMakesIt = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = asJavaMakesIt.send(
                    HttpRequest.newBuilder(gateway.address("/openapi.yaml")).build(),
                    HttpResponse.BodyHandlers.ofString());

            assertThat(answer.statusCode()).isEqualTo(200);
            assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_1_1);
        }
    }

    @Test
    void countsTheVerdictsOfTheDetectorAndOfTheOneInItsShadow() {
        try (TestGateway shadowed = TestGateway.with("preflight.detector.shadow", "embedded")) {
            shadowed.client().detect(Samples.prose(4));

            await().atMost(Duration.ofSeconds(20))
                    .untilAsserted(
                            () -> assertThat(TestGateway.send(HttpRequest.newBuilder(shadowed.management("/metrics")))
                                            .text()
                                            .lines())
                                    .anyMatch(line -> isVerdict(line, "first"))
                                    .anyMatch(line -> isVerdict(line, "shadow")));
        }
    }

    private static boolean isVerdict(String line, String detector) {
        return line.startsWith("preflight_detection_verdicts_total{")
                && line.contains("detector=\"" + detector + "\"")
                && line.contains("verdict=\"SAFE\"");
    }

    @Test
    void returnsTheRequestIdItWasGivenOrMakesOne() {
        TestGateway.Client client = gateway.client();
        HttpRequest.Builder given = client.request(TestGateway.VERIFY)
                .header("X-Request-Id", "pipeline-7.42")
                .POST(HttpRequest.BodyPublishers.ofString("{\"references\":[]}"));
        HttpRequest.Builder bad = client.request(TestGateway.VERIFY)
                .header("X-Request-Id", "<script>alert(1)</script>")
                .POST(HttpRequest.BodyPublishers.ofString("{\"references\":[]}"));

        assertThat(TestGateway.send(given).header("X-Request-Id")).isEqualTo("pipeline-7.42");
        assertThat(TestGateway.send(bad).header("X-Request-Id")).matches("[0-9a-f-]{36}");
        assertThat(client.verify(List.of()).header("X-Request-Id")).matches("[0-9a-f-]{36}");
        assertThat(client.post(TestGateway.VERIFY, "no json").header("X-Request-Id"))
                .matches("[0-9a-f-]{36}");
    }

    @Test
    void servesItsContractAndItsDocumentation() {
        HttpAnswer contract = TestGateway.send(HttpRequest.newBuilder(gateway.address("/openapi.yaml")));
        HttpAnswer page = TestGateway.send(HttpRequest.newBuilder(gateway.address("/docs/")));
        HttpAnswer start = TestGateway.send(HttpRequest.newBuilder(gateway.address("/docs/swagger-initializer.js")));

        assertThat(contract.status()).isEqualTo(200);
        assertThat(contract.text()).startsWith("openapi: 3.1");
        assertThat(page.status()).isEqualTo(200);
        assertThat(page.text()).contains("swagger-ui");
        assertThat(start.text()).contains("/openapi.yaml");
    }

    @Test
    void servesNothingElseOfItsClassPath() {
        for (String path : List.of(
                "/application.properties",
                "/docs/../application.properties",
                "/docs/%2e%2e/%2e%2e/application.properties",
                "/routes/api.camel.yaml",
                "/pom.xml",
                "/logback.xml")) {
            assertThat(TestGateway.send(HttpRequest.newBuilder(gateway.address(path)))
                            .status())
                    .as(path)
                    .isEqualTo(404);
        }
    }

    private HttpAnswer get(String path) {
        return TestGateway.send(HttpRequest.newBuilder(gateway.management(path)));
    }
}
