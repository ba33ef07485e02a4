package preflight.gateway.routes;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.options;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.apache.camel.Exchange;
import org.apache.camel.main.Main;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import preflight.gateway.Settings;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.decide.Verification;
import preflight.reference.lookup.IndexChain;
import preflight.reference.lookup.LookupBatch;
import preflight.reference.lookup.LookupFailed;
import preflight.reference.lookup.ReferenceLookup;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.IndexAnswer;
import preflight.work.Work;
import preflight.work.WorkIndex;
import preflight.work.WorkQuery;
import preflight.work.crossref.CrossrefLookup;
import preflight.work.crossref.CrossrefWorkReader;
import preflight.work.live.AnswerCache;
import preflight.work.live.RateLimiter;

/** The chain {@code local,crossref} as its routes run it, on an index of one work and a stand-in for Crossref. */
class IndexChainRoutesIT {
    private static final String LOCAL =
            "Authora A, Authorb B. A careful study of small brown birds. Journal of Birds. 2015;3:14-20.";
    private static final String REMOTE =
            "Authorc C, Authord D. Large green fish and where they sleep. Journal of Fish. 2016;4:1-9.";
    private static final String LOCAL_WORK =
            "{\"DOI\": \"10.1000/1\", \"container-title\": [\"Journal of Birds\"], \"volume\": \"3\", \"page\": \"14-20\","
                    + " \"title\": [\"A careful study of small brown birds\"], \"author\": [{\"family\": \"Authora\"},"
                    + " {\"family\": \"Authorb\"}], \"issued\": {\"date-parts\": [[2015]]}}";
    private static final String REMOTE_WORK =
            "{\"DOI\": \"10.1000/2\", \"container-title\": [\"Journal of Fish\"], \"volume\": \"4\", \"page\": \"1-9\","
                    + " \"title\": [\"Large green fish and where they sleep\"], \"author\": [{\"family\": \"Authorc\"},"
                    + " {\"family\": \"Authord\"}], \"issued\": {\"date-parts\": [[2016]]}}";

    private final WireMockServer crossref =
            new WireMockServer(options().bindAddress("127.0.0.1").dynamicPort());
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final LosingChain chain = new LosingChain();
    private final Main main = new Main();

    /** An adapter that can be told to lose answers, as Camel's parallel split does once in some thousand times. */
    public static final class LosingChain {
        private final IndexChainAdapter chain = new IndexChainAdapter(new IndexChain(
                List.of("local", "crossref"), new ReferenceParser(), new ReferenceMatcher(), Duration.ofSeconds(20)));
        private final AtomicInteger toLose = new AtomicInteger();

        public Verification nothing() {
            return chain.nothing();
        }

        public LookupBatch begin(List<ReferenceLine> lines) {
            return chain.begin(lines);
        }

        public LookupBatch prepared(LookupBatch batch, Object outcome) {
            return chain.prepared(batch, outcome);
        }

        public String source(ReferenceLookup lookup) {
            return chain.source(lookup);
        }

        public WorkQuery query(ReferenceLookup lookup) {
            return chain.query(lookup);
        }

        public ReferenceLookup match(ReferenceLookup lookup, IndexAnswer answer) {
            return chain.match(lookup, answer);
        }

        /** Loses an answer if that is wanted, but never the first. */
        public List<ReferenceLookup> gather(@Nullable List<ReferenceLookup> soFar, ReferenceLookup next) {
            if (soFar != null && toLose.getAndUpdate(n -> Math.max(0, n - 1)) > 0) {
                return soFar;
            }
            return chain.gather(soFar, next);
        }

        public LookupBatch after(LookupBatch before, Object answered) {
            return chain.after(before, answered);
        }

        public Verification complete(LookupBatch batch) {
            return chain.complete(batch);
        }

        public Verification inTime(Object outcome) {
            return chain.inTime(outcome);
        }
    }

    @BeforeEach
    void start() throws Exception {
        crossref.start();
        Work work = CrossrefWorkReader.read(new ObjectMapper().readTree(LOCAL_WORK));
        WorkIndex local = query -> new IndexAnswer.Candidates(List.of(work));
        Map<String, String> settings = Map.of(
                "preflight.index.sources",
                "local,crossref",
                "preflight.index.crossref.url",
                "http://127.0.0.1:" + crossref.port());
        Settings.load(Map.of(), settings).asProperties().forEach(main::addOverrideProperty);
        main.addOverrideProperty(
                "camel.main.routes-include-pattern",
                "classpath:routes/reference-*.camel.yaml,classpath:routes/work-l*.camel.yaml,classpath:routes/work-crossref.camel.yaml,classpath:routes/errors-inner.camel.yaml");
        main.addOverrideProperty("camel.main.name", "chain-under-test");
        main.addOverrideProperty("camel.server.enabled", "false");
        main.addOverrideProperty("camel.management.enabled", "false");
        main.addOverrideProperty("preflight.fan-out-ms", "20000");
        main.bind("virtualThreads", threads);
        main.bind("lookupThreads", threads);
        main.bind("workIndex", local);
        main.bind("noRetryClientConfigurer", new NoRetryClientConfigurer());
        main.bind("ongoingCalls", new OngoingCalls());
        main.bind("crossrefLookup", new CrossrefLookup("", new AnswerCache(100, Duration.ofHours(1)), 1));
        main.bind("crossrefRateLimiter", new RateLimiter(10_000, 10, Duration.ofMillis(1), Duration.ofSeconds(5)));
        main.bind("indexChainAdapter", chain);
        main.start();
    }

    @AfterEach
    void stop() {
        main.stop();
        crossref.stop();
        threads.shutdownNow();
    }

    @Test
    void doesNotAskCrossrefForWhatTheLocalIndexVerified() throws Exception {
        assertThat(statuses(verify(LOCAL, LOCAL))).containsExactly(Status.VERIFIED, Status.VERIFIED);
        assertThat(crossref.getAllServeEvents()).isEmpty();
    }

    @Test
    void asksCrossrefForTheRestAndKeepsTheOrder() throws Exception {
        replies(okJson("{\"message\": {\"items\": [" + REMOTE_WORK + "]}}"));

        Verification verification = verify(REMOTE, LOCAL, "ibid.", REMOTE);

        assertThat(statuses(verification))
                .containsExactly(Status.VERIFIED, Status.VERIFIED, Status.UNPARSEABLE, Status.VERIFIED);
        assertThat(verification.verdicts().getFirst().work())
                .extracting(Work::canonicalId)
                .isEqualTo("https://doi.org/10.1000/2");
        assertThat(verification.verdicts())
                .extracting(verdict -> verdict.line().number())
                .containsExactly(1, 2, 3, 4);
    }

    @Test
    void asksOnceMoreForAnswersThatAFanOutLost() throws Exception {
        replies(okJson("{\"message\": {\"items\": [" + REMOTE_WORK + "]}}"));
        chain.toLose.set(2);

        Verification verification = verify(LOCAL, REMOTE, LOCAL, REMOTE);

        assertThat(statuses(verification)).containsOnly(Status.VERIFIED).hasSize(4);
        assertThat(chain.toLose).hasValue(0);
    }

    @Test
    void failsTheListWhenCrossrefFailsForTheRest() {
        replies(aResponse().withStatus(500));

        assertThatThrownBy(() -> verify(LOCAL, REMOTE))
                .isInstanceOf(LookupFailed.class)
                .hasMessage("Crossref: answered with status 500");
    }

    @Test
    void doesWithoutCrossrefWhenTheLocalIndexVerifiedAll() throws Exception {
        replies(aResponse().withStatus(500));

        assertThat(statuses(verify(LOCAL))).containsExactly(Status.VERIFIED);
    }

    @Test
    void hasNoVerdictsOfAnEmptyListAndAsksNobody() throws Exception {
        assertThat(verify().verdicts()).isEmpty();
        assertThat(crossref.getAllServeEvents()).isEmpty();
    }

    private Verification verify(String... texts) throws Exception {
        List<ReferenceLine> lines = IntStream.range(0, texts.length)
                .mapToObj(i -> new ReferenceLine(i + 1, texts.length, texts[i]))
                .toList();
        Exchange done = main.getCamelTemplate()
                .request("direct:reference-verify", exchange -> exchange.getIn().setBody(lines));
        if (done.getException() != null) {
            throw done.getException();
        }
        return done.getMessage().getBody(Verification.class);
    }

    private static List<Status> statuses(Verification verification) {
        return verification.verdicts().stream().map(ReferenceVerdict::status).toList();
    }

    private void replies(ResponseDefinitionBuilder response) {
        crossref.stubFor(any(anyUrl()).willReturn(response));
    }
}
