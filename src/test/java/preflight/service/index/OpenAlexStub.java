package preflight.service.index;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import com.github.tomakehurst.wiremock.http.Request;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;

/** A stand-in for OpenAlex: one work, many by {@code filter=doi:…|…}, or a search by title. */
final class OpenAlexStub extends IndexStub {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String ONE = "/works/doi:";
    private static final String MANY = "doi:";
    private static final String SEARCH = "title.search:";

    @Override
    ResponseDefinitionBuilder respond(Request request) {
        ResponseDefinitionBuilder response = WireMock.aResponse().withHeader("Content-Type", "application/json");
        String path = URLDecoder.decode(request.getUrl().replaceAll("\\?.*", ""), StandardCharsets.UTF_8);
        if (!path.startsWith(ONE)) {
            return response.withBody(list(request).toString());
        }
        JsonNode work = work(path.substring(ONE.length()));
        return work == null
                ? response.withStatus(404)
                        .withHeader("Content-Type", "text/html")
                        .withBody("<!doctype html><title>404 Not Found</title>")
                : response.withBody(record(work).toString());
    }

    private ObjectNode list(Request request) {
        String filter = request.queryParameter("filter").firstValue();
        int rows = Integer.parseInt(request.queryParameter("per-page").firstValue());
        ObjectNode answer = JSON.createObjectNode();
        ArrayNode results = answer.putArray("results");
        if (filter.startsWith(MANY)) {
            for (String doi : filter.substring(MANY.length()).split("\\|")) {
                JsonNode work = work(doi);
                if (work != null) {
                    results.add(record(work));
                }
            }
        } else if (filter.startsWith(SEARCH)) {
            search(filter.substring(SEARCH.length()), rows).forEach(work -> results.add(record(work)));
        } else {
            throw new IllegalArgumentException(filter);
        }
        answer.putObject("meta").put("count", results.size());
        return answer;
    }

    /** A work as OpenAlex has it. */
    private static ObjectNode record(JsonNode crossref) {
        ObjectNode work = JSON.createObjectNode();
        String doi = crossref.path("DOI").asText();
        work.put("id", "https://openalex.org/W" + Integer.toUnsignedString(doi.hashCode()));
        work.put("doi", "https://doi.org/" + doi);
        work.put("display_name", crossref.path("title").path(0).asText());
        work.put("type", "article");
        work.put("publication_year", crossref.at("/issued/date-parts/0/0").asInt());
        ArrayNode authorships = work.putArray("authorships");
        crossref.path("author")
                .forEach(author -> authorships
                        .addObject()
                        .putObject("author")
                        .put(
                                "display_name",
                                (author.path("given").asText() + " "
                                                + author.path("family").asText())
                                        .strip()));
        work.putObject("primary_location")
                .putObject("source")
                .put("type", "journal")
                .put("display_name", crossref.path("container-title").path(0).asText());
        work.putObject("biblio")
                .put("volume", crossref.path("volume").asText(null))
                .put("first_page", crossref.path("page").asText("").replaceAll("-.*", ""));
        work.put("is_retracted", crossref.path("updated-by").toString().contains("\"retraction\""));
        return work;
    }
}
