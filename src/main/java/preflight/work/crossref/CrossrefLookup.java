package preflight.work.crossref;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
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

/** Looks a reference up at Crossref: by its DOI, then as a bibliographic query. The route {@code work-crossref} sends the requests. */
public final class CrossrefLookup {
    /** Answers by text; the right work is nearly always among the first. */
    private static final int ROWS = 5;

    /** Longer references are several in one, or a text; the query gets no better by more words. */
    private static final int LONGEST_QUERY = 600;

    /** The fields of {@link CrossrefWorks#FIELDS} that the API lets one select: an unknown one fails the request. */
    private static final String SELECT = "DOI,URL,type,title,subtitle,short-title,original-title,author,editor,"
            + "container-title,short-container-title,issued,published-print,published-online,posted,volume,issue,page,"
            + "article-number,publisher,ISBN,is-referenced-by-count,updated-by,update-to,relation";

    /** DOIs looked up in one request; their addresses stay well below the 8 KB that servers take. */
    private static final int BATCH = 50;

    private static final int LONGEST_BATCH = 5000;

    private final Upstream upstream = new Upstream("Crossref");
    private final LiveIndex index;
    private final String mailto;

    /** A look-up that gives this contact address, as Crossref asks of those who want good service; may be empty. */
    public CrossrefLookup(String mailto, AnswerCache cache, int retries) {
        this.mailto = mailto;
        index = new LiveIndex("Crossref", cache, retries);
    }

    /** The requests for a reference. */
    public Lookup start(WorkQuery query) {
        List<Request> requests = new ArrayList<>();
        Doi doi = query.ids().doi();
        if (doi != null) {
            requests.add(new Request("works/" + Request.encodedPath(doi.value()), contact(), "doi:" + doi.value()));
        }
        String text = query.raw().codePointCount(0, query.raw().length()) > LONGEST_QUERY
                ? query.raw().substring(0, query.raw().offsetByCodePoints(0, LONGEST_QUERY))
                : query.raw();
        requests.add(list("query.bibliographic=" + Request.encoded(text), ROWS));
        return index.begin(query, requests);
    }

    /** The requests for all DOIs of a reference list. */
    public Prefetch prefetch(List<WorkQuery> queries) {
        List<String> dois = queries.stream()
                .map(query -> query.ids().doi())
                .filter(doi -> doi != null && doi.value().indexOf(',') < 0)
                .map(doi -> "doi:" + doi.value())
                .toList();
        return index.prefetch(dois, this::batches);
    }

    private List<Batch> batches(List<String> dois) {
        return Batches.of(dois, BATCH, LONGEST_BATCH).stream()
                .map(some -> new Batch(
                        list(
                                "filter="
                                        + some.stream()
                                                .map(doi -> "doi:" + Request.encoded(doi.substring(4)))
                                                .collect(Collectors.joining(",")),
                                some.size()),
                        some))
                .toList();
    }

    private Request list(String what, int rows) {
        String list = what + "&rows=" + rows + "&select=" + SELECT;
        return new Request("works", mailto.isEmpty() ? list : list + "&" + contact(), null);
    }

    /** Reads an answer: one work, or a list of them. */
    public Reply read(int status, byte @Nullable [] body) throws UpstreamFault {
        if (status == 404) {
            return new Reply.NotFound();
        }
        if (Upstream.isRefusal(status)) {
            return upstream.refused(status);
        }
        JsonNode message = upstream.json(status, body).path("message");
        if (message.has("items")) {
            return Upstream.works(message.path("items"), CrossrefWorks::read);
        }
        ArrayNode one = JsonNodeFactory.instance.arrayNode().add(message);
        return Upstream.works(one, CrossrefWorks::read);
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

    private String contact() {
        return mailto.isEmpty() ? "" : "mailto=" + Request.encoded(mailto);
    }
}
