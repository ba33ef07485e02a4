package preflight.gateway.routes.index;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.get;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static com.github.tomakehurst.wiremock.client.WireMock.urlPathEqualTo;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.work.IndexAnswer;
import preflight.work.Work;
import preflight.work.crossref.CrossrefLookup;

class CrossrefRouteTest extends LiveIndexContract {
    private static final String BY_DOI = "/works/10.1000/a%28b%29c";

    CrossrefRouteTest() {
        super(
                "crossref",
                Map.of(
                        "crossrefLookup",
                        new CrossrefLookup("lab@example.org", cache(), 2),
                        "crossrefRateLimiter",
                        rateLimiter()));
    }

    @Override
    protected String answer() {
        return """
                {"status": "ok", "message-type": "work-list", "message": {"total-results": 1, "items": [
                  {"DOI": "10.1000/a(b)c", "title": ["%s"], "type": "journal-article"}]}}""".formatted(TITLE);
    }

    @Override
    protected String emptyAnswer() {
        return "{\"status\": \"ok\", \"message\": {\"total-results\": 0, \"items\": []}}";
    }

    @Test
    void asksByDoiAloneWhenTheWorkHasTheTitleOfTheReference() {
        upstream.stubFor(get(urlPathEqualTo(BY_DOI)).willReturn(okJson("""
                {"status": "ok", "message-type": "work", "message": {"DOI": "10.1000/A(b)C", "title": ["%s"]}}""".formatted(TITLE))));

        assertThat(((IndexAnswer.Candidates) ask(QUERY)).works())
                .extracting(Work::canonicalId)
                .containsExactly("https://doi.org/10.1000/a(b)c");
        assertThat(requests()).hasSize(1);
        assertThat(requests().getFirst().getUrl()).isEqualTo(BY_DOI + "?mailto=lab%40example.org");
        assertThat(requests().getFirst().header("User-Agent").firstValue()).startsWith("Preflight (mailto:");
    }

    @Test
    void searchesByTextAsWellWhenTheDoiNamesAnotherWork() {
        upstream.stubFor(
                get(urlPathEqualTo(BY_DOI))
                        .willReturn(
                                okJson(
                                        "{\"message\": {\"DOI\": \"10.1000/a(b)c\", \"title\": [\"On the price of fish in Norway\"]}}")));
        upstream.stubFor(get(urlPathEqualTo("/works")).willReturn(okJson("""
                {"message": {"items": [{"DOI": "10.1000/2", "title": ["%s"]}, {"DOI": "10.1000/a(b)c", "title": ["On the price"]}]}}""".formatted(TITLE))));

        assertThat(((IndexAnswer.Candidates) ask(QUERY)).works())
                .extracting(Work::title)
                .containsExactly("On the price of fish in Norway", TITLE);
    }

    @Test
    void searchesByTextWhenTheDoiIsUnknown() {
        upstream.stubFor(get(urlPathEqualTo(BY_DOI))
                .willReturn(aResponse()
                        .withStatus(404)
                        .withHeader("Content-Type", "text/plain")
                        .withBody("Resource not found.")));
        upstream.stubFor(get(urlPathEqualTo("/works")).willReturn(okJson(answer())));

        assertThat(((IndexAnswer.Candidates) ask(QUERY)).works())
                .extracting(Work::title)
                .containsExactly(TITLE);
        assertThat(requests().getLast().queryParameter("query.bibliographic").firstValue())
                .isEqualTo(QUERY.raw());
        assertThat(requests().getLast().queryParameter("rows").firstValue()).isEqualTo("5");
        assertThat(requests().getLast().queryParameter("mailto").firstValue()).isEqualTo("lab@example.org");
    }

    @Test
    void doesNotTakeAWrongAddressForNotFound() {
        replies(aResponse().withStatus(404).withBody("Resource not found."));

        assertThat(unavailable(ask(QUERY))).isEqualTo("has no search at this address");
    }

    @Test
    void isUnavailableWhenOnlyHalfAsked() {
        upstream.stubFor(
                get(urlPathEqualTo(BY_DOI))
                        .willReturn(
                                okJson(
                                        "{\"message\": {\"DOI\": \"10.1000/a(b)c\", \"title\": [\"On the price of fish in Norway\"]}}")));
        upstream.stubFor(get(urlPathEqualTo("/works")).willReturn(aResponse().withStatus(500)));

        assertThat(unavailable(ask(QUERY))).isEqualTo("answered with status 500");
    }
}
