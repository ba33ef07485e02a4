package preflight.reference.lookup;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.Verification;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.IndexAnswer;
import preflight.work.WorkQuery;

/**
 * The decisions along the chain of indexes: what one cannot verify, the next is asked for; the best verdict wins. An index
 * that fails while a reference is not verified yet fails the list, for "not found" would be a guess.
 */
public final class IndexChain {
    private final List<String> sources;
    private final ReferenceParser parser;
    private final ReferenceMatcher judge;
    private final Duration limit;

    /**
     * A chain of these indexes, in this order.
     *
     * @param limit how long the verdicts of a list are waited for
     */
    public IndexChain(List<String> sources, ReferenceParser parser, ReferenceMatcher judge, Duration limit) {
        this.sources = List.copyOf(sources);
        this.parser = parser;
        this.judge = judge;
        this.limit = limit;
    }

    /** The verdicts of an empty list. */
    public Verification nothing() {
        return new Verification(List.of());
    }

    /** Reads the lines. One that cannot be read is judged at once, since nothing could be looked up. */
    public LookupBatch begin(List<ReferenceLine> lines) {
        long until = System.nanoTime() + limit.toNanos();
        return new LookupBatch(sources, lines.parallelStream().map(this::begin).toList(), until);
    }

    private ReferenceLookup begin(ReferenceLine line) {
        ParsedReference reference = parser.parse(line);
        ReferenceVerdict known = reference.isReadable() ? null : judge.match(reference, List.of());
        return new ReferenceLookup(reference, null, known);
    }

    /**
     * The list, once an index was told what it will be asked for.
     *
     * @param outcome what came of that; of interest only when it is a failure
     * @throws LookupFailed when the index cannot be asked
     */
    public LookupBatch prepared(LookupBatch inquiries, Object outcome) {
        if (outcome instanceof IndexAnswer.Unavailable unavailable) {
            throw LookupFailed.of(unavailable);
        }
        return inquiries;
    }

    /** The index that a reference is looked up in now. */
    public String source(ReferenceLookup inquiry) {
        return Objects.requireNonNull(inquiry.source(), "an inquiry for no index");
    }

    /** What that index is asked. */
    public WorkQuery query(ReferenceLookup inquiry) {
        return inquiry.query();
    }

    /**
     * A reference after an index's answer.
     *
     * @throws LookupFailed when the index could not look
     */
    public ReferenceLookup judge(ReferenceLookup inquiry, IndexAnswer answer) {
        return inquiry.withVerdict(judge.match(inquiry.reference(), ReferenceLookup.candidates(answer)));
    }

    /** Adds an answered inquiry to those gathered so far. */
    public List<ReferenceLookup> gather(@Nullable List<ReferenceLookup> soFar, ReferenceLookup next) {
        List<ReferenceLookup> all = soFar == null ? new ArrayList<>() : soFar;
        all.add(next);
        return all;
    }

    /**
     * The list after an index has answered for its open references.
     *
     * @param answered those gathered, or whatever was there before when the deadline came before the first
     * @throws LookupFailed when some are missing and cannot be asked for once more
     */
    public LookupBatch after(LookupBatch before, Object answered) {
        List<ReferenceLookup> inquiries = answered instanceof List<?> gathered
                ? gathered.stream().map(ReferenceLookup.class::cast).toList()
                : List.of();
        return before.after(inquiries);
    }

    /** The verdicts of the whole list. */
    public Verification complete(LookupBatch inquiries) {
        return inquiries.verification();
    }

    /**
     * The verdicts, if they came in time.
     *
     * @param outcome the verdicts, or what failed, or whatever was there before
     * @throws LookupFailed when there are none
     */
    public Verification inTime(Object outcome) {
        return switch (outcome) {
            case Verification verification -> verification;
            case Throwable failure -> throw failed(failure);
            default -> throw new LookupFailed("the references were not looked up in time");
        };
    }

    private static RuntimeException failed(Throwable failure) {
        for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof LookupFailed lookup) {
                return lookup;
            }
        }
        return new IllegalStateException(failure);
    }
}
