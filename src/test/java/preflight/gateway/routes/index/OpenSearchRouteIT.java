package preflight.gateway.routes.index;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static com.github.tomakehurst.wiremock.client.WireMock.okJson;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.work.opensearch.OpenSearchLookup;

class OpenSearchRouteIT extends LiveIndexContract {

    OpenSearchRouteIT() {
        super("opensearch", Map.of("openSearchLookup", new OpenSearchLookup()));
    }

    @Override
    protected String answer() {
        return """
                {"took": 2, "timed_out": false, "_shards": {"total": 1, "successful": 1, "failed": 0}, "hits": {"hits": [
                  {"_index": "works", "_id": "1", "_score": 9.1, "_source": {"DOI": "10.1000/a(b)c", "title": ["%s"]}}]}}""".formatted(TITLE);
    }

    @Override
    protected String emptyAnswer() {
        return "{\"timed_out\": false, \"_shards\": {\"failed\": 0}, \"hits\": {\"hits\": []}}";
    }

    @Test
    void searchesForTheDoiAndTheWordsOfTheReference() throws Exception {
        replies(okJson(emptyAnswer()));

        ask(QUERY);

        assertThat(requests().getFirst().getMethod().value()).isEqualTo("POST");
        assertThat(requests().getFirst().getUrl()).isEqualTo("/works/_search");
        assertThat(requests().getFirst().header("Content-Type").firstValue()).startsWith("application/json");
        JsonNode should = new ObjectMapper()
                .readTree(requests().getFirst().getBodyAsString())
                .path("query")
                .path("bool")
                .path("should");
        assertThat(should.findValuesAsText("query")).containsExactly("10.1000/a(b)c", QUERY.raw());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"timed_out\": true, \"hits\": {\"hits\": []}}",
                "{\"timed_out\": false, \"_shards\": {\"failed\": 1}, \"hits\": {\"hits\": []}}"
            })
    void doesNotTakeAPartialSearchForAnAnswer(String partial) {
        replies(okJson(partial));

        assertThat(unavailable(ask(QUERY))).isEqualTo("searched only part of its index");
    }

    @Test
    void doesNotTakeAMissingIndexForNotFound() {
        replies(aResponse().withStatus(404).withBody("{\"error\": {\"type\": \"index_not_found_exception\"}}"));

        assertThat(unavailable(ask(QUERY))).isEqualTo("has no such index");
    }
}
