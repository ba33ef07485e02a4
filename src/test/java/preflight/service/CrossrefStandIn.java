package preflight.service;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import com.github.tomakehurst.wiremock.extension.ResponseDefinitionTransformerV2;
import com.github.tomakehurst.wiremock.http.QueryParameter;
import com.github.tomakehurst.wiremock.http.Request;
import com.github.tomakehurst.wiremock.http.ResponseDefinition;
import com.github.tomakehurst.wiremock.stubbing.ServeEvent;
import com.github.tomakehurst.wiremock.verification.LoggedRequest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import preflight.work.Folding;

/** A stand-in for Crossref over real HTTP: one work, many by {@code filter=doi:…}, or a search, over the sample of works. */
final class CrossrefStandIn implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int RATE = 40;

    private final Map<String, JsonNode> works = sample();
    private final WireMockServer server = new WireMockServer(WireMockConfiguration.options()
            .bindAddress("127.0.0.1")
            .dynamicPort()
            .maxRequestJournalEntries(100_000)
            .extensions(new Serving()));

    CrossrefStandIn() {
        server.start();
        works();
    }

    /** Answers as Crossref does. */
    void works() {
        answers(WireMock.aResponse().withTransformers("crossref"));
    }

    /** Answers everything alike. */
    void answers(ResponseDefinitionBuilder response) {
        server.resetMappings();
        server.stubFor(WireMock.any(WireMock.anyUrl()).willReturn(response));
    }

    String url() {
        return "http://127.0.0.1:" + server.port();
    }

    /** Requests a second that its answers say it allows. */
    static int rate() {
        return RATE;
    }

    /** Every work there is. */
    List<JsonNode> all() {
        return List.copyOf(works.values());
    }

    List<LoggedRequest> requests() {
        return server.getAllServeEvents().stream().map(ServeEvent::getRequest).toList();
    }

    int count() {
        return server.getAllServeEvents().size();
    }

    @Override
    public void close() {
        server.stop();
    }

    private ObjectNode answer(Request request) {
        ObjectNode answer = JSON.createObjectNode().put("status", "ok").put("message-type", "work-list");
        ArrayNode items = answer.putObject("message").putArray("items");
        QueryParameter filter = request.queryParameter("filter");
        if (filter.isPresent()) {
            for (String one : filter.firstValue().split(",")) {
                JsonNode work = works.get(one.substring("doi:".length()));
                if (work != null) {
                    items.add(work);
                }
            }
        } else {
            int rows = Integer.parseInt(request.queryParameter("rows").firstValue());
            Set<String> words = new HashSet<>(
                    Folding.words(request.queryParameter("query.bibliographic").firstValue()));
            works.values().stream()
                    .sorted(Comparator.comparingInt((JsonNode work) -> -shared(work, words)))
                    .limit(rows)
                    .forEach(items::add);
        }
        return answer;
    }

    private static int shared(JsonNode work, Set<String> words) {
        Set<String> own = new HashSet<>(Folding.words(work.path("title").path(0).asText()));
        own.addAll(Folding.words(work.path("author").path(0).path("family").asText()));
        int of = own.size();
        own.retainAll(words);
        return 3 * own.size() - of;
    }

    private static Map<String, JsonNode> sample() {
        Map<String, JsonNode> works = new LinkedHashMap<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(CrossrefStandIn.class.getResourceAsStream("/works/sample.jsonl")),
                StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode work = JSON.readTree(line);
                if (work.has("DOI")) {
                    works.put(work.path("DOI").asText().toLowerCase(java.util.Locale.ROOT), work);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return works;
    }

    private final class Serving implements ResponseDefinitionTransformerV2 {
        @Override
        public String getName() {
            return "crossref";
        }

        @Override
        public boolean applyGlobally() {
            return false;
        }

        @Override
        public ResponseDefinition transform(ServeEvent event) {
            Request request = event.getRequest();
            String path = request.getUrl().replaceAll("\\?.*", "");
            ResponseDefinitionBuilder response = WireMock.aResponse()
                    .withHeader("Content-Type", "application/json")
                    .withHeader("x-rate-limit-limit", String.valueOf(RATE))
                    .withHeader("x-rate-limit-interval", "1s")
                    .withHeader("x-concurrency-limit", "3");
            if (path.equals("/works")) {
                return response.withBody(answer(request).toString()).build();
            }
            String doi = String.join(
                    "/",
                    Arrays.stream(path.substring("/works/".length()).split("/"))
                            .map(part -> URLDecoder.decode(part, StandardCharsets.UTF_8))
                            .toList());
            JsonNode work = works.get(doi);
            return work == null
                    ? response.withStatus(404)
                            .withHeader("Content-Type", "text/plain")
                            .withBody("Resource not found.")
                            .build()
                    : response.withBody("{\"status\": \"ok\", \"message-type\": \"work\", \"message\": " + work + "}")
                            .build();
        }
    }
}
