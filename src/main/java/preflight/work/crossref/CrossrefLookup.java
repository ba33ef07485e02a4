package preflight.work.crossref;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.WorkQuery;
import preflight.work.live.Lookup;
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

    private final Upstream upstream = new Upstream("Crossref");
    private final String mailto;

    /** A look-up that gives this contact address, as Crossref asks of those who want good service; may be empty. */
    public CrossrefLookup(String mailto) {
        this.mailto = mailto;
    }

    /** The requests for a reference. */
    public Lookup start(WorkQuery query) {
        List<Request> requests = new ArrayList<>();
        Doi doi = query.ids().doi();
        if (doi != null) {
            requests.add(new Request("works/" + Request.encodedPath(doi.value()), contact(), true));
        }
        String text = query.raw().codePointCount(0, query.raw().length()) > LONGEST_QUERY
                ? query.raw().substring(0, query.raw().offsetByCodePoints(0, LONGEST_QUERY))
                : query.raw();
        String search = "query.bibliographic=" + Request.encoded(text) + "&rows=" + ROWS + "&select=" + SELECT;
        requests.add(new Request("works", mailto.isEmpty() ? search : search + "&" + contact(), false));
        return Lookup.of("Crossref", query, requests);
    }

    /** Reads an answer: one work, or a list of them. */
    public Reply read(int status, byte @Nullable [] body) throws UpstreamFault {
        if (status == 404) {
            return new Reply.NotFound();
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
        return lookup.after(reply);
    }

    private String contact() {
        return mailto.isEmpty() ? "" : "mailto=" + Request.encoded(mailto);
    }
}
