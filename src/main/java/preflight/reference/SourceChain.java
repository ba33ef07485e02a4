package preflight.reference;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import preflight.work.IndexAnswer;
import preflight.work.WorkQuery;

/**
 * The decisions along the chain of indexes: what one cannot verify, the next is asked for; the best verdict wins. An index
 * that fails while a reference is not verified yet fails the list, for "not found" would be a guess.
 */
public final class SourceChain {
    private final List<String> sources;
    private final ReferenceParser parser;
    private final ReferenceJudge judge;
    private final Duration limit;

    /**
     * A chain of these indexes, in this order.
     *
     * @param limit how long the verdicts of a list are waited for
     */
    public SourceChain(List<String> sources, ReferenceParser parser, ReferenceJudge judge, Duration limit) {
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
    public Inquiries begin(List<ReferenceLine> lines) {
        long until = System.nanoTime() + limit.toNanos();
        return new Inquiries(sources, lines.parallelStream().map(this::begin).toList(), until);
    }

    private Inquiry begin(ReferenceLine line) {
        ParsedReference reference = parser.parse(line);
        ReferenceVerdict known =
                reference.readable() ? null : judge.judge(reference, new IndexAnswer.Candidates(List.of()));
        return new Inquiry(reference, null, known);
    }

    /**
     * The list, once an index was told what it will be asked for.
     *
     * @param outcome what came of that; of interest only when it is a failure
     * @throws LookupFailed when the index cannot be asked
     */
    public Inquiries prepared(Inquiries inquiries, Object outcome) {
        if (outcome instanceof IndexAnswer.Unavailable unavailable) {
            throw LookupFailed.of(unavailable);
        }
        return inquiries;
    }

    /** The index that a reference is looked up in now. */
    public String source(Inquiry inquiry) {
        return Objects.requireNonNull(inquiry.source(), "an inquiry for no index");
    }

    /** What that index is asked. */
    public WorkQuery query(Inquiry inquiry) {
        return inquiry.query();
    }

    /**
     * A reference after an index's answer.
     *
     * @throws LookupFailed when the index could not look
     */
    public Inquiry judge(Inquiry inquiry, IndexAnswer answer) {
        return inquiry.with(judge.judge(inquiry.reference(), answer));
    }

    /** Adds an answered inquiry to those gathered so far. */
    public List<Inquiry> gather(@Nullable List<Inquiry> soFar, Inquiry next) {
        List<Inquiry> all = soFar == null ? new ArrayList<>() : soFar;
        all.add(next);
        return all;
    }

    /**
     * The list after an index has answered for its open references.
     *
     * @param answered those gathered, or whatever was there before when the deadline came before the first
     * @throws LookupFailed when some are missing and cannot be asked for once more
     */
    public Inquiries after(Inquiries before, Object answered) {
        List<Inquiry> inquiries = answered instanceof List<?> gathered
                ? gathered.stream().map(Inquiry.class::cast).toList()
                : List.of();
        return before.after(inquiries);
    }

    /** The verdicts of the whole list. */
    public Verification complete(Inquiries inquiries) {
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
