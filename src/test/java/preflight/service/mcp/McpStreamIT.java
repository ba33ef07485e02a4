package preflight.service.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** Calls that take long: behind the gateway stands a detection server that answers when the test lets it. */
class McpStreamIT {
    private static final int PARALLEL = 200;

    private final CountDownLatch release = new CountDownLatch(1);
    private final AtomicInteger arrived = new AtomicInteger();
    private final ListAppender<ILoggingEvent> calls = new ListAppender<>();
    private HttpServer detector;

    @BeforeEach
    void followTheAccessLog() {
        calls.start();
        Logger accessLog = (Logger) LoggerFactory.getLogger("preflight.access-log");
        // A demo run in the same JVM quietens the log.
        accessLog.setLevel(Level.INFO);
        accessLog.addAppender(calls);
    }

    @AfterEach
    void leaveTheAccessLog() {
        ((Logger) LoggerFactory.getLogger("preflight.access-log")).detachAppender(calls);
    }

    @BeforeEach
    void startDetector() throws IOException {
        detector = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 500);
        detector.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        detector.createContext("/v1/judge", this::judge);
        detector.start();
    }

    @AfterEach
    void stopDetector() {
        release.countDown();
        detector.stop(0);
    }

    @Test
    void tellsProgressWhileReferencesAreVerified() {
        McpClient mcp = McpClient.of(TestGateway.shared().client());
        Map<String, ?> params = Map.of(
                "name",
                "verify_citations",
                "arguments",
                Map.of("references", Samples.references(8)),
                "_meta",
                Map.of("progressToken", "t1"));

        for (boolean newer : new boolean[] {false, true}) {
            HttpAnswer answer =
                    TestGateway.send(newer ? mcp.newer("tools/call", params) : mcp.older("tools/call", params));

            assertThat(answer.header("Content-Type")).startsWith("text/event-stream");
            List<JsonNode> messages = McpClient.messages(answer);
            List<JsonNode> progress = messages.subList(0, messages.size() - 1);
            assertThat(progress).hasSize(8).allSatisfy(message -> {
                assertThat(message.path("method").asText()).isEqualTo("notifications/progress");
                assertThat(message.path("params").path("progressToken").asText())
                        .isEqualTo("t1");
                assertThat(message.path("params").path("total").asInt()).isEqualTo(8);
            });
            assertThat(progress)
                    .extracting(
                            message -> message.path("params").path("progress").asInt())
                    .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
            assertThat(messages.getLast().path("id").asInt()).isEqualTo(7);
            assertThat(McpClient.result(answer).path("isError").asBoolean()).isFalse();
        }
    }

    @Test
    void turnsASlowCallIntoAStreamWithSignsOfLife() throws Exception {
        try (TestGateway gateway = behindDetector();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            McpClient mcp = McpClient.of(gateway.client());
            Future<HttpAnswer> silent = threads.submit(() -> TestGateway.send(mcp.older("tools/call", slow(Map.of()))));
            Future<HttpAnswer> told =
                    threads.submit(() -> TestGateway.send(mcp.older("tools/call", slow(Map.of("progressToken", 3)))));
            await().atMost(Duration.ofSeconds(20)).until(() -> arrived.get() == 2);
            // Longer than the silence that a client is left in; the latch is not yet released.
            release.await(300, TimeUnit.MILLISECONDS);
            release.countDown();

            assertThat(silent.get().text()).contains(": still checking\n");
            assertThat(McpClient.result(silent.get()).path("isError").asBoolean())
                    .isFalse();
            List<JsonNode> messages = McpClient.messages(told.get());
            assertThat(messages.getFirst().path("params").path("message").asText())
                    .isEqualTo("Still checking");
            assertThat(messages.getFirst().path("params").path("progressToken").asInt())
                    .isEqualTo(3);
        }
    }

    @Test
    void chargesNothingWhenTheClientOfAStatelessCallLeaves() throws Exception {
        try (TestGateway gateway = behindDetector()) {
            TestGateway.Client client = gateway.client();
            long before = client.credits();
            leaveWhileJudged(McpClient.of(client).newer("tools/call", slow(Map.of())), client);
            release.countDown();

            await().atMost(Duration.ofSeconds(20))
                    .untilAsserted(() -> assertThat(client.held()).isZero());
            assertThat(client.credits()).isEqualTo(before);
        }
    }

    @Test
    void chargesAClientOfTheOlderEraWhoMayComeBack() throws Exception {
        try (TestGateway gateway = behindDetector()) {
            TestGateway.Client client = gateway.client();
            long before = client.credits();
            leaveWhileJudged(McpClient.of(client).older("tools/call", slow(Map.of())), client);
            release.countDown();

            await().atMost(Duration.ofSeconds(20))
                    .untilAsserted(() -> assertThat(client.credits()).isLessThan(before));
        }
    }

    @Test
    void answersTwoHundredSlowCallsAtOnceWithoutBlockingTheEventLoop() throws Exception {
        ListAppender<ILoggingEvent> warnings = new ListAppender<>();
        warnings.start();
        Logger checker = (Logger) LoggerFactory.getLogger("io.vertx.core.impl.BlockedThreadChecker");
        checker.addAppender(warnings);
        try (TestGateway gateway = behindDetector();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            McpClient mcp = McpClient.of(gateway.client());
            List<Future<HttpAnswer>> answers = new ArrayList<>();
            for (int i = 0; i < PARALLEL; i++) {
                answers.add(threads.submit(() -> TestGateway.send(mcp.older("tools/call", slow(Map.of())))));
            }
            // As many as the gateway opens connections to one server.
            await().atMost(Duration.ofSeconds(30)).until(() -> arrived.get() >= 60);
            release.countDown();

            for (Future<HttpAnswer> answer : answers) {
                assertThat(McpClient.result(answer.get()).path("isError").asBoolean())
                        .isFalse();
            }
            assertThat(warnings.list).isEmpty();
        } finally {
            checker.detachAppender(warnings);
        }
    }

    private TestGateway behindDetector() {
        return TestGateway.with(
                "preflight.detector.url",
                        "http://127.0.0.1:" + detector.getAddress().getPort(),
                "preflight.throttle.detect-per-minute", "1000",
                "preflight.mcp.keepalive-interval-ms", "100",
                // Two hundred calls at once wait for ten connections; here it is not the database that is tested.
                "preflight.database.connect-timeout-ms", "30000");
    }

    /** Begins a call, and hangs up once it is being judged; the access log has a line for a call nobody took the answer of. */
    private void leaveWhileJudged(HttpRequest.Builder request, TestGateway.Client client)
            throws IOException, InterruptedException {
        // Not closed but shut down: closing would wait for the call.
        HttpClient http = HttpClient.newHttpClient();
        try {
            assertThat(http.send(request.build(), HttpResponse.BodyHandlers.ofInputStream())
                            .statusCode())
                    .isEqualTo(200);
            await().atMost(Duration.ofSeconds(20)).until(() -> arrived.get() == 1);
            assertThat(client.held()).isPositive();
        } finally {
            http.shutdownNow();
        }
        await().atMost(Duration.ofSeconds(20))
                .until(() -> calls.list.stream()
                        .anyMatch(
                                call -> Arrays.toString(call.getArgumentArray()).contains("delivered=false")));
    }

    private static Map<String, Object> slow(Map<String, ?> meta) {
        return Map.of("name", "detect_ai_writing", "arguments", Map.of("text", Samples.prose(3)), "_meta", meta);
    }

    private void judge(HttpExchange exchange) throws IOException {
        JsonNode asked = new ObjectMapper().readTree(exchange.getRequestBody());
        arrived.incrementAndGet();
        try {
            release.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        List<Map<String, Object>> judgements = new ArrayList<>();
        asked.path("passages")
                .forEach(passage -> judgements.add(
                        Map.of("passage", passage.path("number").asInt(), "level", "none", "drivers", List.of())));
        byte[] answer =
                McpClient.json(Map.of("judgements", judgements)).getBytes(java.nio.charset.StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(200, answer.length);
        exchange.getResponseBody().write(answer);
        exchange.close();
    }
}
