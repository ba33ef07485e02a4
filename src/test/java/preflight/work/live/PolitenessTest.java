package preflight.work.live;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.options;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.tomakehurst.wiremock.WireMockServer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import preflight.work.Identifiers;
import preflight.work.IndexAnswer;
import preflight.work.WorkQuery;
import preflight.work.crossref.CrossrefLookup;

/** Live indexes refuse those who ask too much; we wait instead. Waiting is measured from below, so a slow machine does not fail it. */
class PolitenessTest {
    private static final WorkQuery QUERY =
            new WorkQuery("A. Nobody. Nothing.", Identifiers.NONE, null, List.of(), null, null, null, null);

    @Test
    void asksNoMoreTimesASecondThanAllowed() throws Exception {
        assertThat(timeToAsk(5, "2", "8", 0)).isGreaterThan(Duration.ofMillis(1_900));
    }

    @Test
    void asksNoMoreAtOnceThanAllowed() throws Exception {
        assertThat(timeToAsk(6, "1000", "2", 300)).isGreaterThan(Duration.ofMillis(890));
    }

    private static Duration timeToAsk(int times, String perSecond, String connections, int delay) throws Exception {
        WireMockServer upstream = new WireMockServer(options().dynamicPort());
        upstream.start();
        upstream.stubFor(any(anyUrl())
                .willReturn(
                        aResponse().withStatus(200).withFixedDelay(delay).withBody("{\"message\": {\"items\": []}}")));
        Map<String, String> settings = Map.of(
                "preflight.index.crossref.url", upstream.baseUrl(),
                "preflight.index.crossref.requests-per-second", perSecond,
                "preflight.index.crossref.connections", connections);
        try (RunningIndexRoute route =
                        new RunningIndexRoute("crossref", "crossrefLookup", new CrossrefLookup(""), settings);
                ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
            Callable<IndexAnswer> ask = () -> route.ask(QUERY);
            long start = System.nanoTime();
            for (var answer : callers.invokeAll(
                    IntStream.range(0, times).mapToObj(i -> ask).toList())) {
                assertThat(answer.get()).isEqualTo(new IndexAnswer.Candidates(List.of()));
            }
            return Duration.ofNanos(System.nanoTime() - start);
        } finally {
            upstream.stop();
        }
    }
}
