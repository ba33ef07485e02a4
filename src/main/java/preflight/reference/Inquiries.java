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
 */
public record Inquiries(List<String> sources, List<Inquiry> all) {
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
                .filter(Inquiry::isOpen)
                .map(inquiry -> inquiry.at(source()))
                .toList();
    }

    /** What to ask it for. */
    public List<WorkQuery> queries() {
        return open().stream().map(Inquiry::query).toList();
    }

    /**
     * The list after the index at hand has answered.
     *
     * @throws LookupFailed when it has not for some: the deadline cut them off
     */
    Inquiries after(List<Inquiry> answered) {
        int asked = open().size();
        if (answered.size() < asked) {
            throw new LookupFailed("only %d of %d references were looked up in time".formatted(answered.size(), asked));
        }
        Map<Integer, Inquiry> byNumber = new HashMap<>();
        answered.forEach(inquiry -> byNumber.put(inquiry.reference().line().number(), inquiry));
        return new Inquiries(
                sources.subList(1, sources.size()),
                all.stream()
                        .map(inquiry ->
                                byNumber.getOrDefault(inquiry.reference().line().number(), inquiry))
                        .toList());
    }

    /** The verdicts, in the list's order. */
    Verification verification() {
        return new Verification(all.stream()
                .map(inquiry -> Objects.requireNonNull(inquiry.best(), "an inquiry was never judged"))
                .sorted(Comparator.comparingInt(verdict -> verdict.line().number()))
                .toList());
    }
}
