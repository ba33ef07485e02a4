package preflight.gateway.routes.index;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.any;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.core.WireMockConfiguration.options;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.http.Fault;
import com.github.tomakehurst.wiremock.http.HttpHeader;
import com.github.tomakehurst.wiremock.verification.LoggedRequest;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.apache.camel.Exchange;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.IndexAnswer;
import preflight.work.Work;
import preflight.work.WorkQuery;
import preflight.work.live.AnswerCache;
import preflight.work.live.RateLimiter;
import preflight.work.live.TestRateLimiter;

/** The contract of every live index: its route, loaded alone, asks a stub over real HTTP. */
public abstract class LiveIndexContract {
    protected static final String TITLE = "Attention is all they need to read this title";

    protected static final WorkQuery QUERY = new WorkQuery(
            "Vaswani A, Shazeer N. " + TITLE + ". J Tests 2017;1:5-9. {{preflight.index.mailto}} ${body} & more",
            new Identifiers(new Doi("10.1000/a(b)c"), null, null, List.of()),
            TITLE,
            List.of("Vaswani", "Shazeer"),
            "J Tests",
            "1",
            "5",
            2017);

    private static final Map<String, Object> CALLERS_HEADERS = Map.of(
            "X-API-Key", "pf_live_secret",
            "Authorization", "Bearer secret",
            "Cookie", "session=secret",
            "CamelHttpUri", "http://127.0.0.1:1/elsewhere",
            "CamelHttpMethod", "DELETE",
            "X-Forwarded-For", "192.0.2.1");

    protected final WireMockServer upstream =
            new WireMockServer(options().dynamicPort().gzipDisabled(true));
    private @Nullable RunningIndexRoute route;
    private final String index;
    private final Map<String, Object> beans;

    /** Creates a test with the beans that the routes of the index call. */
    protected LiveIndexContract(String index, Map<String, Object> beans) {
        this.index = index;
        this.beans = beans;
    }

    /** A new cache. */
    protected static AnswerCache cache() {
        return new AnswerCache(1000, Duration.ofHours(1));
    }

    /** A rate limiter that nobody has to wait for. */
    protected static RateLimiter rateLimiter() {
        return TestRateLimiter.create();
    }

    /** An answer with one work, titled {@link #TITLE}. */
    protected abstract String answer();

    /** An answer without works. */
    protected abstract String emptyAnswer();

    @BeforeEach
    void start() throws Exception {
        upstream.start();
        Map<String, String> settings = new HashMap<>();
        settings.put("preflight.index." + index + ".url", upstream.baseUrl());
        settings.put("preflight.index.answer-timeout-ms", "1500");
        settings.put("preflight.index.breaker-open-seconds", "1");
        route = new RunningIndexRoute(index, beans, settings);
    }

    @AfterEach
    void stop() {
        route().close();
        upstream.stop();
    }

    @Test
    void givesTheWorksTheIndexKnows() {
        replies(aResponse().withStatus(200).withBody(answer()));

        assertThat(ask(QUERY))
                .isInstanceOfSatisfying(
                        IndexAnswer.Candidates.class,
                        candidates -> assertThat(candidates.works())
                                .extracting(Work::title)
                                .containsExactly(TITLE));
    }

    @Test
    void saysThatTheIndexHasNothingLikeIt() {
        replies(aResponse().withStatus(200).withBody(emptyAnswer()));

        WorkQuery withoutIdentifier = new WorkQuery(
                QUERY.raw(), Identifiers.NONE, QUERY.title(), QUERY.authors(), null, null, null, QUERY.year());

        assertThat(ask(withoutIdentifier)).isEqualTo(new IndexAnswer.Candidates(List.of()));
    }

    @ParameterizedTest
    @CsvSource({
        "429, refuses more requests for the moment (429)",
        "500, answered with status 500",
        "503, answered with status 503",
        "401, answered with status 401",
        "400, answered with status 400",
        "204, answered with status 204"
    })
    void doesNotTakeARefusalForNotFound(int status, String reason) {
        replies(aResponse().withStatus(status).withBody(emptyAnswer()));

        assertThat(unavailable(ask(QUERY))).isEqualTo(reason);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "<html>It works!</html>",
                "[]",
                "null",
                "{}",
                "{\"message\": \"ok\", \"results\": \"ok\", \"hits\": \"ok\"}",
                "{\"message\": {\"items\": {}}, \"results\": {}, \"hits\": {\"hits\": {}}}",
                "{\"message\": {\"items\": [7]}, \"results\": [7], \"hits\": {\"hits\": [{\"_source\": 7}]}}",
                "{\"message\": {\"items\": []}, \"results\": [], \"hits\": {\"hits\": []}} trailing"
            })
    void doesNotTakeGarbageForNotFound(String garbage) {
        replies(aResponse().withStatus(200).withBody(garbage));

        assertThat(unavailable(ask(QUERY))).startsWith("gave ");
    }

    @Test
    void doesNotTakeHalfAnAnswerForOne() {
        String half = answer().substring(0, answer().length() / 2);
        replies(aResponse().withStatus(200).withBody(half));

        assertThat(unavailable(ask(QUERY))).isEqualTo("gave an unreadable answer");
    }

    @Test
    void noticesThatLessWasSentThanAnnounced() {
        replies(aResponse()
                .withStatus(200)
                .withHeader("Content-Length", String.valueOf(answer().length() + 100))
                .withBody(answer()));

        assertThat(unavailable(ask(QUERY))).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(Fault.class)
    void survivesABrokenConnection(Fault fault) {
        replies(aResponse().withFault(fault));

        assertThat(unavailable(ask(QUERY))).isNotEmpty();
    }

    @Test
    void doesNotWaitLongerThanItMay() {
        replies(aResponse().withStatus(200).withBody(answer()).withFixedDelay(4_000));

        assertThat(unavailable(ask(QUERY))).isEqualTo("did not answer in time");
    }

    @Test
    void saysThatTheIndexCannotBeReached() {
        upstream.stop();

        assertThat(unavailable(ask(QUERY))).isEqualTo("cannot be reached");
    }

    @Test
    void stopsAskingAnIndexThatFailsRepeatedly() {
        replies(aResponse().withStatus(500));
        for (int i = 0; i < 10; i++) {
            ask(QUERY);
        }
        int asked = upstream.getAllServeEvents().size();
        replies(aResponse().withStatus(200).withBody(answer()));

        assertThat(unavailable(ask(QUERY))).isEqualTo("failed repeatedly and is paused for a moment");
        assertThat(upstream.getAllServeEvents()).hasSize(asked);
    }

    @Test
    void sendsNothingOfTheCallersMessage() {
        replies(aResponse().withStatus(200).withBody(emptyAnswer()));

        ask(QUERY);

        assertThat(requests()).isNotEmpty().allSatisfy(request -> {
            assertThat(request.getHeaders().all())
                    .extracting(HttpHeader::key)
                    .map(name -> name.toLowerCase(Locale.ROOT))
                    .isSubsetOf(
                            "host",
                            "user-agent",
                            "accept-encoding",
                            "connection",
                            "content-type",
                            "content-length",
                            "transfer-encoding");
            assertThat(request.toString()).doesNotContain("secret");
        });
    }

    @Test
    void answersWithoutHeaders() {
        replies(aResponse().withStatus(200).withBody(answer()).withHeader("Set-Cookie", "a=b"));

        Exchange answered = route().send(QUERY, Map.of());

        assertThat(answered.getException()).isNull();
        assertThat(answered.getMessage().getHeaders()).doesNotContainKeys("Set-Cookie", "CamelHttpResponseCode");
    }

    protected IndexAnswer ask(WorkQuery query) {
        Exchange answered = route().send(query, CALLERS_HEADERS);
        assertThat(answered.getException()).isNull();
        return answered.getMessage().getBody(IndexAnswer.class);
    }

    protected Object prefetch(List<WorkQuery> queries) {
        return route().prefetch(queries);
    }

    private RunningIndexRoute route() {
        return Objects.requireNonNull(route, "not started");
    }

    protected void replies(ResponseDefinitionBuilder response) {
        upstream.stubFor(any(anyUrl()).willReturn(response));
    }

    /** The requests received, oldest first. */
    protected List<LoggedRequest> requests() {
        return upstream.getAllServeEvents().reversed().stream()
                .map(event -> event.getRequest())
                .toList();
    }

    protected static String unavailable(IndexAnswer answer) {
        assertThat(answer).isInstanceOf(IndexAnswer.Unavailable.class);
        return ((IndexAnswer.Unavailable) answer).reason();
    }
}
