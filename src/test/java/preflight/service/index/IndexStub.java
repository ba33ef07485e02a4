package preflight.service.index;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.tomakehurst.wiremock.WireMockServer;
import com.github.tomakehurst.wiremock.client.ResponseDefinitionBuilder;
import com.github.tomakehurst.wiremock.client.WireMock;
import com.github.tomakehurst.wiremock.core.WireMockConfiguration;
import com.github.tomakehurst.wiremock.extension.ResponseDefinitionTransformerV2;
import com.github.tomakehurst.wiremock.http.Request;
import com.github.tomakehurst.wiremock.http.ResponseDefinition;
import com.github.tomakehurst.wiremock.stubbing.ServeEvent;
import com.github.tomakehurst.wiremock.verification.LoggedRequest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.service.UpstreamStub;
import preflight.work.text.Folding;

/** A stand-in for a live index over real HTTP, which knows the sample of works that every gateway starts with. */
abstract class IndexStub implements AutoCloseable {
    private static final ObjectMapper JSON = new ObjectMapper();

    /** A work as Crossref has it, with the words it is found by. */
    private record Entry(JsonNode record, Set<String> words) {}

    private final Map<String, Entry> works = sample();
    private final WireMockServer server = new WireMockServer(WireMockConfiguration.options()
            .bindAddress("127.0.0.1")
            .dynamicPort()
            .jettyStopTimeout(UpstreamStub.STOP_MS)
            .maxRequestJournalEntries(100_000)
            .extensions(new Serving()));

    IndexStub() {
        server.start();
        works();
    }

    /** What the index would answer. */
    abstract ResponseDefinitionBuilder respond(Request request);

    /** Answers as the index does. */
    final void works() {
        answers(WireMock.aResponse().withTransformers(Serving.NAME));
    }

    /** Answers everything alike. */
    final void answers(ResponseDefinitionBuilder response) {
        server.resetMappings();
        server.stubFor(WireMock.any(WireMock.anyUrl()).willReturn(response));
    }

    final String url() {
        return "http://127.0.0.1:" + server.port();
    }

    /** Every work there is, as Crossref has it. */
    final List<JsonNode> all() {
        return works.values().stream().map(Entry::record).toList();
    }

    final List<LoggedRequest> requests() {
        return server.getAllServeEvents().stream().map(ServeEvent::getRequest).toList();
    }

    final int count() {
        return server.getAllServeEvents().size();
    }

    @Override
    public final void close() {
        server.stop();
    }

    /** The work of a DOI, as Crossref has it. */
    final @Nullable JsonNode work(String doi) {
        Entry entry = works.get(doi.toLowerCase(Locale.ROOT));
        return entry == null ? null : entry.record();
    }

    /** The works that share most words with a text, as Crossref has them. */
    final List<JsonNode> search(String text, int rows) {
        Set<String> words = new HashSet<>(Folding.words(text));
        return works.values().stream()
                .sorted(Comparator.comparingInt((Entry entry) -> -likeness(entry.words(), words)))
                .limit(rows)
                .map(Entry::record)
                .toList();
    }

    private static int likeness(Set<String> own, Set<String> words) {
        int shared = (int) own.stream().filter(words::contains).count();
        return 3 * shared - own.size();
    }

    private static Map<String, Entry> sample() {
        Map<String, Entry> works = new LinkedHashMap<>();
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(IndexStub.class.getResourceAsStream("/works/sample.jsonl")),
                StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode work = JSON.readTree(line);
                if (work.has("DOI")) {
                    Set<String> words = new HashSet<>(
                            Folding.words(work.path("title").path(0).asText()));
                    words.addAll(Folding.words(
                            work.path("author").path(0).path("family").asText()));
                    works.put(work.path("DOI").asText().toLowerCase(Locale.ROOT), new Entry(work, words));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return works;
    }

    private final class Serving implements ResponseDefinitionTransformerV2 {
        static final String NAME = "index";

        @Override
        public String getName() {
            return NAME;
        }

        @Override
        public boolean applyGlobally() {
            return false;
        }

        @Override
        public ResponseDefinition transform(ServeEvent event) {
            return respond(event.getRequest()).build();
        }
    }
}
