package preflight.work.openalex;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.Identifiers;
import preflight.work.WorkQuery;
import preflight.work.live.Lookup;
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

    private final Upstream upstream = new Upstream("OpenAlex");
    private final String signature;

    /** A look-up that gives this contact address and key; both may be empty. */
    public OpenAlexLookup(String mailto, String key) {
        signature = (mailto.isEmpty() ? "" : "&mailto=" + Request.encoded(mailto))
                + (key.isEmpty() ? "" : "&api_key=" + Request.encoded(key));
    }

    /** The requests for a reference; none when it has neither identifier nor title, for OpenAlex looks for all words given. */
    public Lookup start(WorkQuery query) {
        List<Request> requests = new ArrayList<>();
        String identifier = identifier(query.ids());
        if (identifier != null) {
            requests.add(new Request("works/" + identifier, SELECT + signature, true));
        }
        String title = query.title() == null ? "" : words(query.title());
        if (!title.isEmpty()) {
            String search = "filter=title.search:" + Request.encoded(title) + "&per-page=" + PER_PAGE + "&" + SELECT;
            requests.add(new Request("works", search + signature, false));
        }
        return Lookup.of("OpenAlex", query, requests);
    }

    /** Reads an answer: one work, or a list of them. */
    public Reply read(int status, byte @Nullable [] body) throws UpstreamFault {
        if (status == 404) {
            return new Reply.NotFound();
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
        return lookup.after(reply);
    }

    private static @Nullable String identifier(Identifiers ids) {
        if (ids.doi() != null) {
            return "doi:" + Request.encodedPath(ids.doi().value());
        }
        if (ids.arxiv() != null) {
            return "doi:10.48550/arxiv." + Request.encodedPath(ids.arxiv());
        }
        return ids.pmid() == null ? null : "pmid:" + Request.encoded(ids.pmid());
    }

    /** The words alone: commas, bars and exclamation marks are syntax in a filter, even encoded. */
    private static String words(String title) {
        return title.replaceAll("[^\\p{L}\\p{M}\\p{N}]+", " ").strip();
    }
}
