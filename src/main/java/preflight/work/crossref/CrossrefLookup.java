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

/** The requests for a reference at Crossref: by DOI, then as a bibliographic query. The route {@code work-crossref} sends them. */
public final class CrossrefLookup extends LiveLookup {
    private static final ResponseMapping SHAPE =
            new ResponseMapping(JsonPointer.compile("/message"), "items", CrossrefWorkReader::read);

    /** Hits requested per search; the cited work is nearly always among the first. */
    private static final int ROWS = 5;

    /** Longer references are several in one, or running text; more words do not improve the query. */
    private static final int MAX_QUERY_LENGTH = 600;

    /** The fields of {@link CrossrefWorkReader#FIELDS} that the API can select. An unknown field would fail the request. */
    private static final String SELECT = "DOI,URL,type,title,subtitle,short-title,original-title,author,editor,"
            + "container-title,short-container-title,issued,published-print,published-online,posted,volume,issue,page,"
            + "article-number,publisher,ISBN,is-referenced-by-count,updated-by,update-to,relation";

    /** DOIs per request; the URL stays well below the 8 KB that servers accept. */
    private static final int MAX_BATCH_SIZE = 50;

    private static final int MAX_BATCH_LENGTH = 5000;

    private final String mailto;

    /** A lookup with this contact address, which Crossref asks for; may be empty. */
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

    /** All DOIs except those with a comma, which separates the values of a filter. */
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
                .map(batch -> new BatchRequest(list("filter=" + filter(batch), batch.size()), batch))
                .toList();
    }

    private static String filter(List<String> dois) {
        return dois.stream()
                .map(doi -> "doi:" + IndexRequest.encoded(doi.substring("doi:".length())))
                .collect(Collectors.joining(","));
    }

    private IndexRequest list(String parameters, int rows) {
        String list = parameters + "&rows=" + rows + "&select=" + SELECT;
        return new IndexRequest("works", mailto.isEmpty() ? list : list + "&" + contact(), null);
    }

    private String contact() {
        return mailto.isEmpty() ? "" : "mailto=" + IndexRequest.encoded(mailto);
    }
}
