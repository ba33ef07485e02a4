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
import preflight.work.live.AnswerShape;
import preflight.work.live.Batch;
import preflight.work.live.Batches;
import preflight.work.live.LiveLookup;
import preflight.work.live.Request;

/** Looks a reference up at OpenAlex: by an identifier, then by its title. The route {@code work-openalex} sends the requests. */
public final class OpenAlexLookup extends LiveLookup {
    private static final AnswerShape SHAPE = new AnswerShape(JsonPointer.empty(), "results", OpenAlexWorks::read);

    private static final int PER_PAGE = 5;

    /** The fields of {@link OpenAlexWorks#FIELDS} that the API lets one select. */
    private static final String SELECT = "select=id,doi,ids,title,display_name,type,publication_year,authorships,"
            + "primary_location,locations,biblio,cited_by_count,is_retracted";

    /** Values in one filter, and works on one page: what OpenAlex takes at most. */
    private static final int BATCH = 100;

    private static final int LONGEST_BATCH = 6000;
    /** What would be syntax in a filter, even encoded. */
    private static final Pattern SYNTAX = Pattern.compile("[,|!]");

    private final String signature;

    /** A look-up that gives this contact address and key; both may be empty. */
    public OpenAlexLookup(String mailto, String key, AnswerCache cache, int retries) {
        super("OpenAlex", SHAPE, cache, retries);
        signature = (mailto.isEmpty() ? "" : "&mailto=" + Request.encoded(mailto))
                + (key.isEmpty() ? "" : "&api_key=" + Request.encoded(key));
    }

    /** None when the reference has neither identifier nor title, for OpenAlex looks for all words given. */
    @Override
    protected List<Request> requests(WorkQuery query) {
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

    /** DOIs together, PubMed ids together: a filter is for one kind. */
    @Override
    protected List<Batch> batches(List<String> identifiers) {
        return Stream.of("doi:", "pmid:")
                .flatMap(kind -> Batches.of(ofKind(kind, identifiers), BATCH, LONGEST_BATCH).stream()
                        .map(some -> new Batch(list(kind + alternatives(kind, some), BATCH), some)))
                .toList();
    }

    private static List<String> ofKind(String kind, List<String> identifiers) {
        return identifiers.stream()
                .filter(identifier -> identifier.startsWith(kind))
                .toList();
    }

    private static String alternatives(String kind, List<String> identifiers) {
        return identifiers.stream()
                .map(identifier -> Request.encoded(identifier.substring(kind.length())))
                .collect(Collectors.joining("%7C"));
    }

    private Request list(String filter, int perPage) {
        return new Request("works", "filter=" + filter + "&per-page=" + perPage + "&" + SELECT + signature, null);
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
