package preflight.service.api;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;
import preflight.service.UpstreamStub;

class ConcurrencyIT {
    /** More than the 20 workers that Vert.x would have by default. */
    private static final int WAITING = 60;

    @Test
    void keepsMoreCallsWaitingThanThereAreWorkerThreads() throws Exception {
        CountDownLatch release = new CountDownLatch(1);
        HttpServer detector = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 200);
        List<String> arrived = java.util.Collections.synchronizedList(new ArrayList<>());
        detector.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        detector.createContext("/", exchange -> {
            arrived.add("one");
            try {
                release.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            exchange.sendResponseHeaders(500, -1);
            exchange.close();
        });
        detector.start();
        try (TestGateway gateway = TestGateway.with(
                        "preflight.detector.url",
                        "http://127.0.0.1:" + detector.getAddress().getPort(),
                        "preflight.throttle.detect-per-minute",
                        "1000");
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            TestGateway.Client client = gateway.client();
            List<Future<HttpAnswer>> answers = new ArrayList<>();
            for (int i = 0; i < WAITING; i++) {
                answers.add(threads.submit(() -> client.detect(Samples.prose(3))));
            }

            await().atMost(Duration.ofSeconds(20)).until(() -> arrived.size() == WAITING);
            release.countDown();

            for (Future<HttpAnswer> answer : answers) {
                assertThat(answer.get().status()).isEqualTo(502);
            }
            assertThat(client.held()).isZero();
        } finally {
            detector.stop(0);
        }
    }

    @Test
    void tellsCallsOverTheCapToRetry() throws Exception {
        try (UpstreamStub detector =
                        new UpstreamStub().answering(aResponse().withStatus(500).withFixedDelay(3000));
                TestGateway gateway = TestGateway.with(
                        "preflight.detector.url", detector.url(), "preflight.max-concurrent-calls", "1");
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            TestGateway.Client client = gateway.client();
            Future<HttpAnswer> first = threads.submit(() -> client.detect(Samples.prose(3)));
            await().atMost(Duration.ofSeconds(10))
                    .until(() -> !detector.server().getAllServeEvents().isEmpty() || client.held() > 0);

            HttpAnswer second = client.verify(List.of());

            assertThat(second.status()).isEqualTo(503);
            assertThat(second.header("Retry-After")).isEqualTo("1");
            assertThat(first.get().status()).isEqualTo(502);
        }
    }
}
