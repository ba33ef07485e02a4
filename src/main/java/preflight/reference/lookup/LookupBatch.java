package preflight.reference.lookup;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import preflight.reference.decide.Verification;
import preflight.work.WorkQuery;

/**
 * The look-up of a reference list, index by index.
 *
 * @param sources the indexes that are still to be asked, the current one first
 * @param lookups one per reference, in the order of the list
 * @param deadlineNanos when the verdicts are due, by {@link System#nanoTime()}
 */
public record LookupBatch(List<String> sources, List<ReferenceLookup> lookups, long deadlineNanos) {
    public LookupBatch {
        sources = List.copyOf(sources);
        lookups = List.copyOf(lookups);
    }

    /** Whether an index and open references are left. */
    public boolean unfinished() {
        return !sources.isEmpty() && lookups.stream().anyMatch(ReferenceLookup::isOpen);
    }

    /** The index to ask now. */
    public String source() {
        return sources.getFirst();
    }

    /** The references to look up there. */
    public List<ReferenceLookup> open() {
        return lookups.stream()
                .filter(lookup -> lookup.isOpenTo(source()))
                .map(lookup -> lookup.askedOf(source()))
                .toList();
    }

    /** The queries for that index. */
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
        answered.forEach(lookup -> byNumber.put(lookup.reference().line().number(), lookup));
        LookupBatch asked = new LookupBatch(
                sources,
                lookups.stream()
                        .map(lookup ->
                                byNumber.getOrDefault(lookup.reference().line().number(), lookup))
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
                .map(lookup -> Objects.requireNonNull(lookup.bestVerdict(), "a reference without a verdict"))
                .sorted(Comparator.comparingInt(verdict -> verdict.line().number()))
                .toList());
    }
}
