package preflight.reference.lookup;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import preflight.reference.decide.Verification;
import preflight.work.WorkQuery;

/**
 * A reference list on its way through the indexes, one after the other.
 *
 * @param sources the indexes still to be asked, the one at hand first
 * @param all one for each reference, in the list's order
 * @param until when nobody waits for the verdicts any more, by {@link System#nanoTime()}
 */
public record LookupBatch(List<String> sources, List<ReferenceLookup> lookups, long deadlineNanos) {
    public LookupBatch {
        sources = List.copyOf(sources);
        lookups = List.copyOf(lookups);
    }

    /** Whether there is an index to ask and something to ask it. */
    public boolean unfinished() {
        return !sources.isEmpty() && lookups.stream().anyMatch(ReferenceLookup::isOpen);
    }

    /** The index to ask now. */
    public String source() {
        return sources.getFirst();
    }

    /** Those to ask it about. */
    public List<ReferenceLookup> open() {
        return lookups.stream()
                .filter(inquiry -> inquiry.isOpenTo(source()))
                .map(inquiry -> inquiry.askedOf(source()))
                .toList();
    }

    /** What to ask it for. */
    public List<WorkQuery> queries() {
        return open().stream().map(ReferenceLookup::query).toList();
    }

    /**
     * The batch after the current index has answered. The batch stays at this index when some answers are missing and time is
     * left: a parallel look-up may end one answer short.
     *
     * @param answered the look-ups that have an answer
     * @throws LookupFailed when answers are missing and time is up, or no answer arrived
     */
    public LookupBatch after(List<ReferenceLookup> answered) {
        Map<Integer, ReferenceLookup> byNumber = new HashMap<>();
        answered.forEach(inquiry -> byNumber.put(inquiry.reference().line().number(), inquiry));
        LookupBatch asked = new LookupBatch(
                sources,
                lookups.stream()
                        .map(inquiry ->
                                byNumber.getOrDefault(inquiry.reference().line().number(), inquiry))
                        .toList(),
                deadlineNanos);
        int missing = asked.open().size();
        if (missing == 0) {
            return new LookupBatch(sources.subList(1, sources.size()), asked.lookups, deadlineNanos);
        }
        if (answered.isEmpty() || System.nanoTime() - deadlineNanos >= 0) {
            int wanted = open().size();
            throw new LookupFailed(
                    "only %d of %d references were looked up in time".formatted(wanted - missing, wanted));
        }
        return asked;
    }

    /** The verdicts, in the order of the list. */
    public Verification verification() {
        return new Verification(lookups.stream()
                .map(inquiry -> Objects.requireNonNull(inquiry.bestVerdict(), "an inquiry was never judged"))
                .sorted(Comparator.comparingInt(verdict -> verdict.line().number()))
                .toList());
    }
}
