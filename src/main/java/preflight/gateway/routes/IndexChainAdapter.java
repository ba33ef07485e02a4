package preflight.gateway.routes;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.Verification;
import preflight.reference.lookup.IndexChain;
import preflight.reference.lookup.LookupBatch;
import preflight.reference.lookup.LookupFailed;
import preflight.reference.lookup.ReferenceLookup;
import preflight.reference.parse.ReferenceLine;
import preflight.work.IndexAnswer;
import preflight.work.WorkQuery;

/** {@link IndexChain} as reference.camel.yaml calls it: loop, enrich, split and aggregation. */
public final class IndexChainAdapter {
    private final IndexChain chain;

    /** Adapts {@code chain}. */
    public IndexChainAdapter(IndexChain chain) {
        this.chain = chain;
    }

    /** The result for an empty list. */
    public Verification nothing() {
        return new Verification(List.of());
    }

    /** Parses the lines. */
    public LookupBatch begin(List<ReferenceLine> lines) {
        return chain.begin(lines);
    }

    /**
     * Aggregates a batch with the reply to its prefetch. Any reply but a failure is ignored.
     *
     * @throws LookupFailed when the index is unavailable
     */
    public LookupBatch prepared(LookupBatch batch, Object reply) {
        if (reply instanceof IndexAnswer.Unavailable unavailable) {
            throw LookupFailed.of(unavailable);
        }
        return batch;
    }

    /** The index that a reference is looked up in. A bean call is ten times as fast as a path in the Simple language. */
    public String source(ReferenceLookup lookup) {
        return Objects.requireNonNull(lookup.source(), "a look-up without an index");
    }

    /** The query for that index. */
    public WorkQuery query(ReferenceLookup lookup) {
        return lookup.query();
    }

    /**
     * Aggregates a look-up with the answer of its index.
     *
     * @throws LookupFailed when the index was unavailable
     */
    public ReferenceLookup match(ReferenceLookup lookup, IndexAnswer answer) {
        return chain.match(lookup, answer);
    }

    /** Collects the answered look-ups of a split. */
    public List<ReferenceLookup> gather(@Nullable List<ReferenceLookup> collected, ReferenceLookup next) {
        List<ReferenceLookup> all = collected == null ? new ArrayList<>() : collected;
        all.add(next);
        return all;
    }

    /**
     * Aggregates a batch with the outcome of its split.
     *
     * @param collected the answered look-ups; any other body when the timeout came before the first answer
     * @throws LookupFailed when answers are missing and the index cannot be asked again
     */
    public LookupBatch after(LookupBatch batch, Object collected) {
        List<ReferenceLookup> answered = collected instanceof List<?> lookups
                ? lookups.stream().map(ReferenceLookup.class::cast).toList()
                : List.of();
        return batch.after(answered);
    }

    /** The verdicts of the whole list. */
    public Verification complete(LookupBatch batch) {
        return batch.verification();
    }

    /**
     * The verdicts, if they arrived before the timeout of the multicast.
     *
     * @param outcome the verdicts, the exception of the branch, or any other body after a timeout
     * @throws LookupFailed when there are no verdicts
     */
    public Verification inTime(Object outcome) {
        return switch (outcome) {
            case Verification verification -> verification;
            case Throwable failure -> throw lookupFailure(failure);
            default -> throw new LookupFailed("the references were not looked up in time");
        };
    }

    private static RuntimeException lookupFailure(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof LookupFailed lookup) {
                return lookup;
            }
        }
        return new IllegalStateException(failure);
    }
}
