package preflight.work.opensearch;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.IndexAnswer;
import preflight.work.WorkQuery;
import preflight.work.crossref.CrossrefWorkReader;
import preflight.work.live.LookupReply;
import preflight.work.live.UpstreamException;
import preflight.work.live.UpstreamResponseReader;

/**
 * The search for a reference in an OpenSearch index whose documents are Crossref records. One query searches for the DOI and for the
 * words of the reference; the route {@code work-opensearch} sends it. The body is built as a JSON tree, because one query does not
 * justify the ten megabytes of the OpenSearch client.
 */
public final class OpenSearchLookup {
    private static final int SIZE = 10;
    private static final int MAX_QUERY_LENGTH = 600;

    /** Ranks the work with the DOI above any match of words. */
    private static final int IDENTIFIER_BOOST = 1000;

    /** The fields that are searched, with their boosts. */
    private static final String[] FIELDS = {
        "title^3",
        "subtitle",
        "original-title",
        "author.family^2",
        "container-title",
        "short-container-title",
        "volume",
        "page"
    };

    private final UpstreamResponseReader upstream = new UpstreamResponseReader("OpenSearch");

    /** The request body for a reference. */
    public String search(WorkQuery query) {
        ObjectNode search = JsonNodeFactory.instance.objectNode();
        search.put("size", SIZE).put("track_total_hits", false);
        ArrayNode source = search.putArray("_source");
        CrossrefWorkReader.FIELDS.stream().sorted().forEach(source::add);
        ObjectNode bool = search.putObject("query").putObject("bool");
        ArrayNode should = bool.putArray("should");
        bool.put("minimum_should_match", 1);
        Doi doi = query.ids().doi();
        if (doi != null) {
            should.add(identified(doi));
        }
        ObjectNode words = should.addObject().putObject("multi_match");
        words.put(
                "query",
                query.raw().substring(0, Math.min(MAX_QUERY_LENGTH, query.raw().length())));
        words.put("type", "most_fields").put("lenient", true);
        ArrayNode fields = words.putArray("fields");
        for (String field : FIELDS) {
            fields.add(field);
        }
        return search.toString();
    }

    /** A match of all parts of the DOI. It works whether the field is indexed as text or as keyword. */
    private static ObjectNode identified(Doi doi) {
        ObjectNode clause = JsonNodeFactory.instance.objectNode();
        ObjectNode constant = clause.putObject("constant_score");
        constant.put("boost", IDENTIFIER_BOOST);
        ObjectNode match = constant.putObject("filter").putObject("match").putObject("DOI");
        match.put("query", doi.value()).put("operator", "and");
        return clause;
    }

    /** Reads the hits of a response. A response from only some of the shards is a failure. */
    public IndexAnswer read(int status, byte @Nullable [] body) throws UpstreamException {
        if (status == 404) {
            throw new UpstreamException("has no such index");
        }
        JsonNode answer = upstream.json(status, body);
        if (answer.path("timed_out").asBoolean(false)
                || answer.path("_shards").path("failed").asInt(0) > 0) {
            throw new UpstreamException("searched only part of its index");
        }
        ArrayNode records = JsonNodeFactory.instance.arrayNode();
        JsonNode hits = answer.path("hits").path("hits");
        hits.forEach(hit -> records.add(hit.path("_source")));
        return answer(UpstreamResponseReader.works(hits.isArray() ? records : hits, CrossrefWorkReader::read));
    }

    /** The answer to a search that failed. */
    public IndexAnswer failed(@Nullable Throwable cause) {
        return answer(upstream.failed(cause));
    }

    private static IndexAnswer answer(LookupReply reply) {
        return switch (reply) {
            case LookupReply.Works found -> new IndexAnswer.Candidates(found.works());
            case LookupReply.NotFound none -> new IndexAnswer.Candidates(List.of());
            case LookupReply.RequestRejected refused -> refused.unavailable();
            case LookupReply.Fault fault -> fault.unavailable();
        };
    }
}
