package preflight.work.crossref;

import com.fasterxml.jackson.core.JsonPointer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import preflight.work.Doi;
import preflight.work.WorkQuery;
import preflight.work.live.AnswerCache;
import preflight.work.live.BatchRequest;
import preflight.work.live.IdentifierBatches;
import preflight.work.live.IndexRequest;
import preflight.work.live.LiveLookup;
import preflight.work.live.ResponseMapping;

/** Looks a reference up at Crossref: by its DOI, then as a bibliographic query. It does not send the requests. */
public final class CrossrefLookup extends LiveLookup {
    private static final ResponseMapping SHAPE =
            new ResponseMapping(JsonPointer.compile("/message"), "items", CrossrefWorkReader::read);

    /** Answers by text; the right work is nearly always among the first. */
    private static final int ROWS = 5;

    /** Longer references are several in one, or a text; the query gets no better by more words. */
    private static final int MAX_QUERY_LENGTH = 600;

    /** The fields of {@link CrossrefWorkReader#FIELDS} that the API lets one select: an unknown one fails the request. */
    private static final String SELECT = "DOI,URL,type,title,subtitle,short-title,original-title,author,editor,"
            + "container-title,short-container-title,issued,published-print,published-online,posted,volume,issue,page,"
            + "article-number,publisher,ISBN,is-referenced-by-count,updated-by,update-to,relation";

    /** DOIs looked up in one request; their addresses stay well below the 8 KB that servers take. */
    private static final int MAX_BATCH_SIZE = 50;

    private static final int MAX_BATCH_LENGTH = 5000;

    private final String mailto;

    /** A look-up that gives this contact address, as Crossref asks of those who want good service; may be empty. */
    public CrossrefLookup(String mailto, AnswerCache cache, int retries) {
        super("Crossref", SHAPE, cache, retries);
        this.mailto = mailto;
    }

    @Override
    protected List<IndexRequest> requests(WorkQuery query) {
        List<IndexRequest> requests = new ArrayList<>();
        Doi doi = query.ids().doi();
        if (doi != null) {
            requests.add(new IndexRequest(
                    "works/" + IndexRequest.encodedPath(doi.value()), contact(), "doi:" + doi.value()));
        }
        String text = query.raw().codePointCount(0, query.raw().length()) > MAX_QUERY_LENGTH
                ? query.raw().substring(0, query.raw().offsetByCodePoints(0, MAX_QUERY_LENGTH))
                : query.raw();
        requests.add(list("query.bibliographic=" + IndexRequest.encoded(text), ROWS));
        return requests;
    }

    /** All DOIs but those with a comma, which parts the values of a filter. */
    @Override
    protected List<String> identifiers(List<WorkQuery> queries) {
        return queries.stream()
                .map(query -> query.ids().doi())
                .filter(doi -> doi != null && doi.value().indexOf(',') < 0)
                .map(doi -> "doi:" + doi.value())
                .toList();
    }

    @Override
    protected List<BatchRequest> batches(List<String> dois) {
        return IdentifierBatches.of(dois, MAX_BATCH_SIZE, MAX_BATCH_LENGTH).stream()
                .map(some -> new BatchRequest(list("filter=" + filter(some), some.size()), some))
                .toList();
    }

    private static String filter(List<String> dois) {
        return dois.stream()
                .map(doi -> "doi:" + IndexRequest.encoded(doi.substring("doi:".length())))
                .collect(Collectors.joining(","));
    }

    private IndexRequest list(String what, int rows) {
        String list = what + "&rows=" + rows + "&select=" + SELECT;
        return new IndexRequest("works", mailto.isEmpty() ? list : list + "&" + contact(), null);
    }

    private String contact() {
        return mailto.isEmpty() ? "" : "mailto=" + IndexRequest.encoded(mailto);
    }
}
