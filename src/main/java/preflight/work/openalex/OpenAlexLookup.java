package preflight.work.openalex;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import preflight.work.Identifiers;
import preflight.work.WorkQuery;
import preflight.work.live.AnswerCache;
import preflight.work.live.Batch;
import preflight.work.live.Batches;
import preflight.work.live.LiveIndex;
import preflight.work.live.Lookup;
import preflight.work.live.Prefetch;
import preflight.work.live.Reply;
import preflight.work.live.Request;
import preflight.work.live.Upstream;
import preflight.work.live.UpstreamFault;

/** Looks a reference up at OpenAlex: by an identifier, then by its title. The route {@code work-openalex} sends the requests. */
public final class OpenAlexLookup {
    private static final int PER_PAGE = 5;

    /** The fields of {@link OpenAlexWorks#FIELDS} that the API lets one select. */
    private static final String SELECT = "select=id,doi,ids,title,display_name,type,publication_year,authorships,"
            + "primary_location,locations,biblio,cited_by_count,is_retracted";

    /** Values in one filter, and works on one page: what OpenAlex takes at most. */
    private static final int BATCH = 100;

    private static final int LONGEST_BATCH = 6000;
    /** What would be syntax in a filter, even encoded. */
    private static final Pattern SYNTAX = Pattern.compile("[,|!]");

    private final Upstream upstream = new Upstream("OpenAlex");
    private final LiveIndex index;
    private final String signature;

    /** A look-up that gives this contact address and key; both may be empty. */
    public OpenAlexLookup(String mailto, String key, AnswerCache cache, int retries) {
        signature = (mailto.isEmpty() ? "" : "&mailto=" + Request.encoded(mailto))
                + (key.isEmpty() ? "" : "&api_key=" + Request.encoded(key));
        index = new LiveIndex("OpenAlex", cache, retries);
    }

    /** The requests for a reference; none when it has neither identifier nor title, for OpenAlex looks for all words given. */
    public Lookup start(WorkQuery query) {
        List<Request> requests = new ArrayList<>();
        String identifier = identifier(query.ids());
        if (identifier != null) {
            int value = identifier.indexOf(':') + 1;
            String path = "works/" + identifier.substring(0, value) + Request.encodedPath(identifier.substring(value));
            requests.add(new Request(path, SELECT + signature, identifier));
        }
        String title = query.title() == null ? "" : words(query.title());
        if (!title.isEmpty()) {
            requests.add(list("title.search:" + Request.encoded(title), PER_PAGE));
        }
        return index.begin(query, requests);
    }

    /** The requests for all identifiers of a reference list: DOIs together, PubMed ids together. */
    public Prefetch prefetch(List<WorkQuery> queries) {
        List<String> identifiers = queries.stream()
                .map(query -> identifier(query.ids()))
                .filter(Objects::nonNull)
                .filter(identifier -> !SYNTAX.matcher(identifier).find())
                .toList();
        return index.prefetch(identifiers, this::batches);
    }

    private List<Batch> batches(List<String> identifiers) {
        return Stream.of("doi:", "pmid:")
                .flatMap(kind ->
                        Batches.of(
                                        identifiers.stream()
                                                .filter(id -> id.startsWith(kind))
                                                .toList(),
                                        BATCH,
                                        LONGEST_BATCH)
                                .stream()
                                .map(some -> new Batch(
                                        list(
                                                kind
                                                        + some.stream()
                                                                .map(id -> Request.encoded(id.substring(kind.length())))
                                                                .collect(Collectors.joining("%7C")),
                                                BATCH),
                                        some)))
                .toList();
    }

    private Request list(String filter, int perPage) {
        return new Request("works", "filter=" + filter + "&per-page=" + perPage + "&" + SELECT + signature, null);
    }

    /** Reads an answer: one work, or a list of them. */
    public Reply read(int status, byte @Nullable [] body) throws UpstreamFault {
        if (status == 404) {
            return new Reply.NotFound();
        }
        if (Upstream.isRefusal(status)) {
            return upstream.refused(status);
        }
        JsonNode answer = upstream.json(status, body);
        if (answer.has("results")) {
            return Upstream.works(answer.path("results"), OpenAlexWorks::read);
        }
        ArrayNode one = JsonNodeFactory.instance.arrayNode().add(answer);
        return Upstream.works(one, OpenAlexWorks::read);
    }

    /** The reply to a request that failed. */
    public Reply failed(@Nullable Throwable cause) {
        return upstream.failed(cause);
    }

    /** The look-up after a reply. */
    public Lookup receive(Lookup lookup, Reply reply) {
        return index.receive(lookup, reply);
    }

    /** The prefetch after a reply. */
    public Prefetch warm(Prefetch prefetch, Reply reply) {
        return index.receive(prefetch, reply);
    }

    private static @Nullable String identifier(Identifiers ids) {
        if (ids.doi() != null) {
            return "doi:" + ids.doi().value();
        }
        if (ids.arxiv() != null) {
            return "doi:10.48550/arxiv." + ids.arxiv();
        }
        return ids.pmid() == null ? null : "pmid:" + ids.pmid();
    }

    /** The words alone: commas, bars and exclamation marks are syntax in a filter, even encoded. */
    private static String words(String title) {
        return title.replaceAll("[^\\p{L}\\p{M}\\p{N}]+", " ").strip();
    }
}
