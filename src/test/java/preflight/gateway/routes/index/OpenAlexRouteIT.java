package preflight.gateway.routes.index;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.anyUrl;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static com.github.tomakehurst.wiremock.stubbing.Scenario.STARTED;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.work.Doi;
import preflight.work.Identifiers;
import preflight.work.IndexAnswer;
import preflight.work.Work;
import preflight.work.WorkQuery;
import preflight.work.openalex.OpenAlexLookup;

class OpenAlexRouteIT extends LiveIndexContract {
    private static final String WORK = "{\"id\": \"https://openalex.org/W7\", \"display_name\": \"%s\"}";

    OpenAlexRouteIT() {
        super(
                "openalex",
                Map.of(
                        "openAlexLookup",
                        new OpenAlexLookup("lab@example.org", "k&y", cache(), 2),
                        "openAlexRateLimiter",
                        rateLimiter()));
    }

    @Override
    protected String answer() {
        return "{\"meta\": {\"count\": 1}, \"results\": [" + WORK.formatted(TITLE) + "]}";
    }

    @Override
    protected String emptyAnswer() {
        return "{\"meta\": {\"count\": 0}, \"results\": []}";
    }

    @Test
    void asksByDoiAloneWhenTheWorkHasTheTitleOfTheReference() {
        upstream.stubFor(
                get(urlPathEqualTo("/works/doi%3A10.1000/a%28b%29c")).willReturn(okJson(WORK.formatted(TITLE))));
        upstream.stubFor(get(urlPathEqualTo("/works/doi:10.1000/a%28b%29c")).willReturn(okJson(WORK.formatted(TITLE))));

        assertThat(((IndexAnswer.Candidates) ask(QUERY)).works())
                .extracting(Work::canonicalId)
                .containsExactly("https://openalex.org/W7");
        assertThat(requests()).hasSize(1);
        assertThat(requests().getFirst().queryParameter("api_key").firstValue()).isEqualTo("k&y");
    }

    @Test
    void searchesByTitleWordsWhenTheDoiIsUnknown() {
        replies(aResponse().withStatus(404).withBody("<!doctype html><title>404 Not Found</title>"));
        upstream.stubFor(get(urlPathEqualTo("/works")).willReturn(okJson(answer())));
        WorkQuery query = new WorkQuery(
                QUERY.raw(), QUERY.ids(), "Fish, chips | \"peas\": a review!", List.of(), null, null, null, null);

        ask(query);

        assertThat(requests().getLast().queryParameter("filter").firstValue())
                .isEqualTo("title.search:Fish chips peas a review");
    }

    @Test
    void hasNothingToAskForAReferenceWithoutIdentifierAndTitle() {
        WorkQuery query = new WorkQuery("J Tests 1:5", Identifiers.NONE, null, List.of(), "J Tests", "1", "5", null);

        assertThat(ask(query)).isEqualTo(new IndexAnswer.Candidates(List.of()));
        assertThat(requests()).isEmpty();
    }

    @Test
    void asksForAnArxivIdByItsDoi() {
        replies(okJson(WORK.formatted(TITLE)));

        ask(new WorkQuery(
                QUERY.raw(),
                new Identifiers(null, "hep-th/9901001", null, List.of()),
                null,
                List.of(),
                null,
                null,
                null,
                null));

        assertThat(requests().getFirst().getUrl()).startsWith("/works/doi:10.48550/arxiv.hep-th/9901001?");
    }

    @Test
    void looksAllIdentifiersOfAListUpTogether() {
        replies(okJson("{\"results\": [{\"id\": \"https://openalex.org/W7\", \"doi\": \"https://doi.org/10.1000/b\","
                + " \"display_name\": \"" + TITLE + "\"}]}"));
        List<WorkQuery> queries = List.of(withDoi("10.1000/b"), withDoi("10.1000/none"), withDoi("10.1000/x|y"));

        assertThat(prefetch(queries)).isEqualTo(new IndexAnswer.Candidates(List.of()));
        assertThat(requests()).hasSize(1);
        assertThat(requests().getFirst().queryParameter("filter").firstValue()).isEqualTo("doi:10.1000/b|10.1000/none");

        assertThat(((IndexAnswer.Candidates) ask(queries.getFirst())).works()).hasSize(1);
        assertThat(((IndexAnswer.Candidates) ask(queries.get(1))).works()).isEmpty();
        assertThat(requests()).hasSize(1);
    }

    @Test
    void triesAgainWhatWasRefusedForTheMoment() {
        upstream.stubFor(get(anyUrl())
                .inScenario("busy")
                .whenScenarioStateIs(STARTED)
                .willReturn(aResponse().withStatus(429).withHeader("Retry-After", "2"))
                .willSetStateTo("idle"));
        upstream.stubFor(
                get(anyUrl()).inScenario("busy").whenScenarioStateIs("idle").willReturn(okJson(answer())));

        assertThat(((IndexAnswer.Candidates) ask(QUERY)).works()).hasSize(1);
        assertThat(requests()).hasSize(2);
    }

    private static WorkQuery withDoi(String doi) {
        Identifiers ids = new Identifiers(new Doi(doi), null, null, List.of());
        return new WorkQuery("doi:" + doi, ids, null, List.of(), null, null, null, null);
    }
}
