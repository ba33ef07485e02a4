package preflight.reference;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gathers the verdicts of a list that was verified line by line, in whatever order they come. */
public final class Gathering {

    /** Adds a verdict to those gathered so far. */
    public List<ReferenceVerdict> add(@Nullable List<ReferenceVerdict> soFar, ReferenceVerdict next) {
        List<ReferenceVerdict> all = soFar == null ? new ArrayList<>() : soFar;
        all.add(next);
        return all;
    }

    /**
     * The verdicts in the order of their lines.
     *
     * @throws LookupFailed when some are missing: the deadline cut them off
     */
    public Verification complete(List<ReferenceVerdict> all) {
        List<ReferenceVerdict> ordered = all.stream()
                .sorted(Comparator.comparingInt(verdict -> verdict.line().number()))
                .toList();
        int total = ordered.isEmpty() ? 0 : ordered.getFirst().line().total();
        if (ordered.size() < total) {
            throw new LookupFailed("only %d of %d references were looked up in time".formatted(ordered.size(), total));
        }
        return new Verification(ordered);
    }
}
