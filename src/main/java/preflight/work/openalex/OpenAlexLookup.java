package preflight.work.openalex;

import com.fasterxml.jackson.core.JsonPointer;
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
import preflight.work.live.BatchRequest;
import preflight.work.live.IdentifierBatches;
import preflight.work.live.IndexRequest;
import preflight.work.live.LiveLookup;
import preflight.work.live.ResponseMapping;

/** The requests for a reference at OpenAlex: by an identifier, then by title. The route {@code work-openalex} sends them. */
public final class OpenAlexLookup extends LiveLookup {
    private static final ResponseMapping SHAPE =
            new ResponseMapping(JsonPointer.empty(), "results", OpenAlexWorkReader::read);

    private static final int PER_PAGE = 5;

    /** The fields of {@link OpenAlexWorkReader#FIELDS} that the API can select. */
    private static final String SELECT = "select=id,doi,ids,title,display_name,type,publication_year,authorships,"
            + "primary_location,locations,biblio,cited_by_count,is_retracted";

    /** Values in one filter and works on one page: the maximum of OpenAlex. */
    private static final int MAX_BATCH_SIZE = 100;

    private static final int MAX_BATCH_LENGTH = 6000;
    /** Characters that are filter syntax even when encoded. */
    private static final Pattern SYNTAX = Pattern.compile("[,|!]");

    private final String credentials;

    /** A lookup with this contact address and API key; both may be empty. */
    public OpenAlexLookup(String mailto, String key, AnswerCache cache, int retries) {
        super("OpenAlex", SHAPE, cache, retries);
        credentials = (mailto.isEmpty() ? "" : "&mailto=" + IndexRequest.encoded(mailto))
                + (key.isEmpty() ? "" : "&api_key=" + IndexRequest.encoded(key));
    }

    /** No request when the query has neither identifier nor title, because OpenAlex requires every word to match. */
    @Override
    protected List<IndexRequest> requests(WorkQuery query) {
        List<IndexRequest> requests = new ArrayList<>();
        String identifier = identifier(query.ids());
        if (identifier != null) {
            int value = identifier.indexOf(':') + 1;
            String path =
                    "works/" + identifier.substring(0, value) + IndexRequest.encodedPath(identifier.substring(value));
            requests.add(new IndexRequest(path, SELECT + credentials, identifier));
        }
        String title = query.title() == null ? "" : words(query.title());
        if (!title.isEmpty()) {
            requests.add(list("title.search:" + IndexRequest.encoded(title), PER_PAGE));
        }
        return requests;
    }

    @Override
    protected List<String> identifiers(List<WorkQuery> queries) {
        return queries.stream()
                .map(query -> identifier(query.ids()))
                .filter(Objects::nonNull)
                .filter(identifier -> !SYNTAX.matcher(identifier).find())
                .toList();
    }

    /** DOIs and PubMed ids in separate batches, because a filter holds one kind. */
    @Override
    protected List<BatchRequest> batches(List<String> identifiers) {
        return Stream.of("doi:", "pmid:")
                .flatMap(kind ->
                        IdentifierBatches.of(ofKind(kind, identifiers), MAX_BATCH_SIZE, MAX_BATCH_LENGTH).stream()
                                .map(batch -> new BatchRequest(
                                        list(kind + alternatives(kind, batch), MAX_BATCH_SIZE), batch)))
                .toList();
    }

    private static List<String> ofKind(String kind, List<String> identifiers) {
        return identifiers.stream()
                .filter(identifier -> identifier.startsWith(kind))
                .toList();
    }

    private static String alternatives(String kind, List<String> identifiers) {
        return identifiers.stream()
                .map(identifier -> IndexRequest.encoded(identifier.substring(kind.length())))
                .collect(Collectors.joining("%7C"));
    }

    private IndexRequest list(String filter, int perPage) {
        return new IndexRequest(
                "works", "filter=" + filter + "&per-page=" + perPage + "&" + SELECT + credentials, null);
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

    /** The words of a title without punctuation, because commas, bars and exclamation marks are filter syntax. */
    private static String words(String title) {
        return title.replaceAll("[^\\p{L}\\p{M}\\p{N}]+", " ").strip();
    }
}
