package preflight.reference.lookup;

import java.time.Duration;
import java.util.List;
import preflight.reference.decide.ReferenceMatcher;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;
import preflight.work.IndexAnswer;

/**
 * The chain of indexes that a reference list is looked up in. The next index is asked only for references that no earlier index
 * could verify. The best verdict wins. An index that fails while a reference is unverified fails the whole list, because
 * "not found" would be a guess.
 */
public final class IndexChain {
    private final List<String> sources;
    private final ReferenceParser parser;
    private final ReferenceMatcher matcher;
    private final Duration timeout;

    /**
     * Creates a chain.
     *
     * @param sources the indexes, in the order in which they are asked
     * @param timeout how long the look-up of one list may take
     */
    public IndexChain(List<String> sources, ReferenceParser parser, ReferenceMatcher matcher, Duration timeout) {
        this.sources = List.copyOf(sources);
        this.parser = parser;
        this.matcher = matcher;
        this.timeout = timeout;
    }

    /** Parses the lines. An unreadable line gets its verdict at once, because there is nothing to look up. */
    public LookupBatch begin(List<ReferenceLine> lines) {
        long deadlineNanos = System.nanoTime() + timeout.toNanos();
        return new LookupBatch(sources, lines.parallelStream().map(this::begin).toList(), deadlineNanos);
    }

    private ReferenceLookup begin(ReferenceLine line) {
        ParsedReference reference = parser.parse(line);
        ReferenceVerdict verdict = reference.isReadable() ? null : matcher.match(reference, List.of());
        return new ReferenceLookup(reference, null, verdict);
    }

    /**
     * Compares a reference with the candidates of an index.
     *
     * @throws LookupFailed when the index was unavailable
     */
    public ReferenceLookup match(ReferenceLookup lookup, IndexAnswer answer) {
        return lookup.withVerdict(matcher.match(lookup.reference(), ReferenceLookup.candidates(answer)));
    }
}
