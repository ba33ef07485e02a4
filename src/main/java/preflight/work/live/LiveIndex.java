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
    public Lookup begin(WorkQuery query, List<Request> requests) {
        return past(Lookup.of(name, query, requests));
    }

    /** The look-up after a reply. */
    public Lookup receive(Lookup lookup, Reply reply) {
        if (isWorthAnotherTry(reply, lookup.attempts())) {
            return lookup.again();
        }
        if (reply instanceof Reply.Known known) {
            cache.put(lookup.request().key(), known);
        }
        return past(lookup.after(reply));
    }

    /** A prefetch of the identifiers that are not known yet; of a single one it is not worth it. */
    public Prefetch prefetch(Collection<String> identifiers, Function<List<String>, List<Batch>> batches) {
        List<String> unknown = new LinkedHashSet<>(identifiers)
                .stream().filter(id -> cache.get(id) == null).toList();
        return new Prefetch(unknown.size() > 1 ? batches.apply(unknown) : List.of(), 0, null);
    }

    /** The prefetch after a reply. What a batch could not tell is asked for one by one later. */
    public Prefetch receive(Prefetch prefetch, Reply reply) {
        return switch (reply) {
            case Reply.Works found -> {
                remember(prefetch.batches().getFirst(), found.works());
                yield prefetch.next();
            }
            case Reply.NotFound none -> prefetch.next();
            case Reply.Refused refused -> prefetch.next();
            case Reply.Fault fault ->
                isWorthAnotherTry(fault, prefetch.attempts()) ? prefetch.again() : prefetch.failed(fault.unavailable());
        };
    }

    /** The identifiers of a work or reference, in the form requests name them. */
    public static Set<String> names(Identifiers ids) {
        Set<String> names = new LinkedHashSet<>();
        if (ids.doi() != null) {
            names.add("doi:" + ids.doi().value());
        }
        if (ids.pmid() != null) {
            names.add("pmid:" + ids.pmid());
        }
        return names;
    }

    private void remember(Batch batch, List<Work> works) {
        Map<String, Work> named = new HashMap<>();
        works.forEach(work -> names(work.ids()).forEach(id -> named.putIfAbsent(id, work)));
        for (String identifier : batch.identifiers()) {
            Work work = named.get(identifier);
            cache.put(identifier, work == null ? new Reply.NotFound() : new Reply.Works(List.of(work)));
        }
    }

    private Lookup past(Lookup begun) {
        Lookup lookup = begun;
        while (lookup.unfinished()) {
            Reply.Known known = cache.get(lookup.request().key());
            if (known == null) {
                return lookup;
            }
            lookup = lookup.after(known);
        }
        return lookup;
    }

    private boolean isWorthAnotherTry(Reply reply, int attempts) {
        return reply instanceof Reply.Fault fault && fault.passing() && attempts < retries;
    }
}
