package preflight.service.index;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import com.github.tomakehurst.wiremock.http.QueryParameter;
import com.github.tomakehurst.wiremock.http.Request;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** A stand-in for Crossref: one work, many by {@code filter=doi:…}, or a search. */
final class CrossrefStub extends IndexStub {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ONE = "/works/";

    private final int rate;

    /** Says that it allows so many requests a second. */
    CrossrefStub(int rate) {
        this.rate = rate;
    }

    @Override
    ResponseDefinitionBuilder respond(Request request) {
        String path = request.getUrl().replaceAll("\\?.*", "");
        ResponseDefinitionBuilder response = WireMock.aResponse()
                .withHeader("Content-Type", "application/json")
                .withHeader("x-rate-limit-limit", String.valueOf(rate))
                .withHeader("x-rate-limit-interval", "1s")
                .withHeader("x-concurrency-limit", "3");
        if (!path.startsWith(ONE)) {
            return response.withBody(list(request).toString());
        }
        JsonNode work = work(URLDecoder.decode(path.substring(ONE.length()), StandardCharsets.UTF_8));
        return work == null
                ? response.withStatus(404)
                        .withHeader("Content-Type", "text/plain")
                        .withBody("Resource not found.")
                : response.withBody("{\"status\": \"ok\", \"message-type\": \"work\", \"message\": " + work + "}");
    }

    private ObjectNode list(Request request) {
        ObjectNode answer = JSON.createObjectNode().put("status", "ok").put("message-type", "work-list");
        ArrayNode items = answer.putObject("message").putArray("items");
        QueryParameter filter = request.queryParameter("filter");
        if (filter.isPresent()) {
            for (String one : filter.firstValue().split(",")) {
                JsonNode work = work(one.substring("doi:".length()));
                if (work != null) {
                    items.add(work);
                }
            }
        } else {
            int rows = Integer.parseInt(request.queryParameter("rows").firstValue());
            search(request.queryParameter("query.bibliographic").firstValue(), rows)
                    .forEach(items::add);
        }
        return answer;
    }
}
