package preflight.work.live;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import preflight.work.Identifiers;
import preflight.work.Work;
import preflight.work.WorkQuery;

/** What all live indexes do alike: remember answers, and send again what failed in passing. */
public final class LiveIndex {
    private final String name;
    private final AnswerCache cache;
    private final int retries;

    /**
     * The index of that name, as a user knows it.
     *
     * @param retries how often a request is sent again that was refused for the moment
     */
    public LiveIndex(String name, AnswerCache cache, int retries) {
        this.name = name;
        this.cache = cache;
        this.retries = retries;
    }

    /** A look-up that begins, past the requests whose answer is known. */
    public LookupState begin(WorkQuery query, List<IndexRequest> requests) {
        return skipCached(LookupState.of(name, query, requests));
    }

    /** The look-up after a reply. */
    public LookupState receive(LookupState lookup, LookupReply reply) {
        if (shouldRetry(reply, lookup.attempts())) {
            return lookup.retry();
        }
        if (reply instanceof LookupReply.Cacheable known) {
            cache.put(lookup.request().key(), known);
        }
        return skipCached(lookup.advance(reply));
    }

    /** A prefetch of the identifiers that are not known yet; of a single one it is not worth it. */
    public PrefetchState prefetch(Collection<String> identifiers, Function<List<String>, List<BatchRequest>> batches) {
        List<String> unknown = new LinkedHashSet<>(identifiers)
                .stream().filter(id -> cache.get(id) == null).toList();
        return new PrefetchState(unknown.size() > 1 ? batches.apply(unknown) : List.of(), 0, null);
    }

    /** The prefetch after a reply. What a batch could not tell is asked for one by one later. */
    public PrefetchState receive(PrefetchState prefetch, LookupReply reply) {
        return switch (reply) {
            case LookupReply.Works found -> {
                cacheBatch(prefetch.batches().getFirst(), found.works());
                yield prefetch.next();
            }
            case LookupReply.NotFound none -> prefetch.next();
            case LookupReply.RequestRejected refused -> prefetch.next();
            case LookupReply.Fault fault ->
                shouldRetry(fault, prefetch.attempts()) ? prefetch.retry() : prefetch.failed(fault.unavailable());
        };
    }

    /** The identifiers of a work or reference, in the form requests name them. */
    public static Set<String> identifierKeys(Identifiers ids) {
        Set<String> names = new LinkedHashSet<>();
        if (ids.doi() != null) {
            names.add("doi:" + ids.doi().value());
        }
        if (ids.pmid() != null) {
            names.add("pmid:" + ids.pmid());
        }
        return names;
    }

    private void cacheBatch(BatchRequest batch, List<Work> works) {
        Map<String, Work> named = new HashMap<>();
        works.forEach(work -> identifierKeys(work.ids()).forEach(id -> named.putIfAbsent(id, work)));
        for (String identifier : batch.identifiers()) {
            Work work = named.get(identifier);
            cache.put(identifier, work == null ? new LookupReply.NotFound() : new LookupReply.Works(List.of(work)));
        }
    }

    private LookupState skipCached(LookupState begun) {
        LookupState lookup = begun;
        while (lookup.unfinished()) {
            LookupReply.Cacheable known = cache.get(lookup.request().key());
            if (known == null) {
                return lookup;
            }
            lookup = lookup.advance(known);
        }
        return lookup;
    }

    private boolean shouldRetry(LookupReply reply, int attempts) {
        return reply instanceof LookupReply.Fault fault && fault.retryable() && attempts < retries;
    }
}
