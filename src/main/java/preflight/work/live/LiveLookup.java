package preflight.work.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.WorkQuery;

/** The steps of a look-up in a live index: which requests to send, what a response means, what to do next. Subclasses define the requests. */
public abstract class LiveLookup {
    private final UpstreamResponseReader upstream;
    private final ResponseMapping shape;
    private final LiveIndex index;

    /**
     * The index of that name, as a user knows it.
     *
     * @param retries how often a request is sent again that was refused for the moment
     */
    public LiveLookup(String name, ResponseMapping shape, AnswerCache cache, int retries) {
        this.upstream = new UpstreamResponseReader(name);
        this.shape = shape;
        this.index = new LiveIndex(name, cache, retries);
    }

    /** The requests for a reference. */
    public final LookupState start(WorkQuery query) {
        return index.begin(query, requests(query));
    }

    /** The requests for all identifiers of a reference list. */
    public final PrefetchState prefetch(List<WorkQuery> queries) {
        return index.prefetch(identifiers(queries), this::batches);
    }

    /** The requests for a reference, by identifier first. */
    protected abstract List<IndexRequest> requests(WorkQuery query);

    /** The identifiers of references that can be asked for together. */
    protected abstract List<String> identifiers(List<WorkQuery> queries);

    /** The requests that ask for identifiers together. */
    protected abstract List<BatchRequest> batches(List<String> identifiers);

    /** Reads an answer: one work, or a list of them. */
    public final LookupReply read(int status, byte @Nullable [] body) throws UpstreamException {
        if (status == 404) {
            return new LookupReply.NotFound();
        }
        if (UpstreamResponseReader.isRejection(status)) {
            return upstream.rejected(status);
        }
        JsonNode answer = upstream.json(status, body);
        return shape.works(answer);
    }

    /** The reply to a request that failed; {@code cause} is null when none was sent since too many had failed. */
    public final LookupReply failed(@Nullable Throwable cause) {
        return upstream.failed(cause);
    }

    /** The look-up after a reply. */
    public final LookupState receive(LookupState lookup, LookupReply reply) {
        return index.receive(lookup, reply);
    }

    /** The prefetch after a reply. */
    public final PrefetchState receivePrefetch(PrefetchState prefetch, LookupReply reply) {
        return index.receive(prefetch, reply);
    }
}
