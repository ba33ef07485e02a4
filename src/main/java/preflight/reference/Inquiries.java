package preflight.reference;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import preflight.work.WorkQuery;

/**
 * A reference list on its way through the indexes, one after the other.
 *
 * @param sources the indexes still to be asked, the one at hand first
 * @param all one for each reference, in the list's order
 * @param until when nobody waits for the verdicts any more, by {@link System#nanoTime()}
 */
public record Inquiries(List<String> sources, List<Inquiry> all, long until) {
    public Inquiries {
        sources = List.copyOf(sources);
        all = List.copyOf(all);
    }

    /** Whether there is an index to ask and something to ask it. */
    public boolean unfinished() {
        return !sources.isEmpty() && all.stream().anyMatch(Inquiry::isOpen);
    }

    /** The index to ask now. */
    public String source() {
        return sources.getFirst();
    }

    /** Those to ask it about. */
    public List<Inquiry> open() {
        return all.stream()
                .filter(inquiry -> inquiry.isOpenTo(source()))
                .map(inquiry -> inquiry.at(source()))
                .toList();
    }

    /** What to ask it for. */
    public List<WorkQuery> queries() {
        return open().stream().map(Inquiry::query).toList();
    }

    /**
     * The list after the index at hand has answered. Where some answers did not come home the same index is to be asked for
     * these once more: Camel's parallel fan-out may end one part short, when the last part is sent at the very moment at
     * which all those before it have come home.
     *
     * @throws LookupFailed when answers are missing and time is up, or none came at all
     */
    Inquiries after(List<Inquiry> answered) {
        Map<Integer, Inquiry> byNumber = new HashMap<>();
        answered.forEach(inquiry -> byNumber.put(inquiry.reference().line().number(), inquiry));
        Inquiries asked = new Inquiries(
                sources,
                all.stream()
                        .map(inquiry ->
                                byNumber.getOrDefault(inquiry.reference().line().number(), inquiry))
                        .toList(),
                until);
        int missing = asked.open().size();
        if (missing == 0) {
            return new Inquiries(sources.subList(1, sources.size()), asked.all, until);
        }
        if (answered.isEmpty() || System.nanoTime() - until >= 0) {
            int wanted = open().size();
            throw new LookupFailed(
                    "only %d of %d references were looked up in time".formatted(wanted - missing, wanted));
        }
        return asked;
    }

    /** The verdicts, in the list's order. */
    Verification verification() {
        return new Verification(all.stream()
                .map(inquiry -> Objects.requireNonNull(inquiry.best(), "an inquiry was never judged"))
                .sorted(Comparator.comparingInt(verdict -> verdict.line().number()))
                .toList());
    }
}
