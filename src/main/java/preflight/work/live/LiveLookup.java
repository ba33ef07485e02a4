package preflight.work.live;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.work.Identifiers;
import preflight.work.Work;
import preflight.work.WorkQuery;

/**
 * The protocol of a live index: which requests to send, what a response means, and which request comes next. It caches answers and
 * repeats requests that failed temporarily. Subclasses define only the requests. This class sends nothing itself.
 */
public abstract class LiveLookup {
    private final String name;
    private final UpstreamResponseReader responses;
    private final ResponseMapping mapping;
    private final AnswerCache cache;
    private final int maxRetries;

    /**
     * A lookup at one index.
     *
     * @param name display name of the index
     * @param maxRetries how often a request that failed temporarily is repeated
     */
    protected LiveLookup(String name, ResponseMapping mapping, AnswerCache cache, int maxRetries) {
        this.name = name;
        this.responses = new UpstreamResponseReader(name);
        this.mapping = mapping;
        this.cache = cache;
        this.maxRetries = maxRetries;
    }

    /** The requests for a reference, lookups by identifier first. */
    protected abstract List<IndexRequest> requests(WorkQuery query);

    /** The identifiers of references that can be requested in batches. */
    protected abstract List<String> identifiers(List<WorkQuery> queries);

    /** The requests for identifiers in batches. */
    protected abstract List<BatchRequest> batches(List<String> identifiers);

    /** Starts the lookup of a reference. Requests whose answer is cached are skipped. */
    public final LookupState start(WorkQuery query) {
        return skipCached(LookupState.of(name, query, requests(query)));
    }

    /** The state of a lookup after a reply. */
    public final LookupState receive(LookupState lookup, LookupReply reply) {
        if (shouldRetry(reply, lookup.attempts())) {
            return lookup.retry();
        }
        if (reply instanceof LookupReply.Cacheable answer) {
            cache.put(lookup.request().key(), answer);
        }
        return skipCached(lookup.advance(reply));
    }

    /** Starts the prefetch of all identifiers of a reference list that are not cached. A single one is not prefetched. */
    public final PrefetchState prefetch(List<WorkQuery> queries) {
        List<String> unknown = new LinkedHashSet<>(identifiers(queries))
                .stream().filter(id -> cache.get(id) == null).toList();
        return new PrefetchState(unknown.size() > 1 ? batches(unknown) : List.of(), 0, null);
    }

    /** The state of a prefetch after a reply. Identifiers of a rejected batch are looked up one by one later. */
    public final PrefetchState receivePrefetch(PrefetchState prefetch, LookupReply reply) {
        return switch (reply) {
            case LookupReply.Works found -> {
                cacheBatch(prefetch.batches().getFirst(), found.works());
                yield prefetch.next();
            }
            case LookupReply.NotFound none -> prefetch.next();
            case LookupReply.RequestRejected rejected -> prefetch.next();
            case LookupReply.Fault fault ->
                shouldRetry(fault, prefetch.attempts()) ? prefetch.retry() : prefetch.failed(fault.unavailable());
        };
    }

    /** Reads a response with one work or a list of works. */
    public final LookupReply read(int status, byte @Nullable [] body) throws UpstreamException {
        if (status == 404) {
            return new LookupReply.NotFound();
        }
        if (UpstreamResponseReader.isRejection(status)) {
            return responses.rejected(status);
        }
        JsonNode answer = responses.json(status, body);
        return mapping.works(answer);
    }

    /** The reply to a request that failed. {@code cause} is null when the circuit breaker is open and no request was sent. */
    public final LookupReply failed(@Nullable Throwable cause) {
        return responses.failed(cause);
    }

    private LookupState skipCached(LookupState start) {
        LookupState lookup = start;
        while (lookup.unfinished()) {
            LookupReply.Cacheable answer = cache.get(lookup.request().key());
            if (answer == null) {
                return lookup;
            }
            lookup = lookup.advance(answer);
        }
        return lookup;
    }

    /** Caches the answer for every identifier of a batch, "not found" for those that the response leaves out. */
    private void cacheBatch(BatchRequest batch, List<Work> works) {
        Map<String, Work> byIdentifier = new HashMap<>();
        works.forEach(work -> identifierKeys(work.ids()).forEach(id -> byIdentifier.putIfAbsent(id, work)));
        for (String identifier : batch.identifiers()) {
            Work work = byIdentifier.get(identifier);
            cache.put(identifier, work == null ? new LookupReply.NotFound() : new LookupReply.Works(List.of(work)));
        }
    }

    private static Set<String> identifierKeys(Identifiers ids) {
        Set<String> keys = new LinkedHashSet<>();
        if (ids.doi() != null) {
            keys.add("doi:" + ids.doi().value());
        }
        if (ids.pmid() != null) {
            keys.add("pmid:" + ids.pmid());
        }
        return keys;
    }

    private boolean shouldRetry(LookupReply reply, int attempts) {
        return reply instanceof LookupReply.Fault fault && fault.retryable() && attempts < maxRetries;
    }
}
