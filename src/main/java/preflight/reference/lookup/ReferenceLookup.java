package preflight.reference.lookup;

import org.jspecify.annotations.Nullable;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.parse.ParsedReference;
import preflight.work.WorkQuery;

/**
 * A reference on its way through the indexes.
 *
 * @param source the index asked last; null before the first
 * @param best the best verdict so far; null before the first
 */
public record ReferenceLookup(
        ParsedReference reference,
        @Nullable String source,
        @Nullable ReferenceVerdict bestVerdict) {

    /** What to ask the index for. */
    public WorkQuery query() {
        return reference.query();
    }

    /** Whether this index has not been asked yet, and could say something better than those before it. */
    boolean isOpenTo(String index) {
        return isOpen() && !index.equals(source);
    }

    /** Whether another index could still say something better: of what is verified or cannot be read, none can. */
    boolean isOpen() {
        return bestVerdict == null
                || bestVerdict.status() == Status.UNCERTAIN
                || bestVerdict.status() == Status.OFF_INDEX;
    }

    /** With this verdict, if it is better than the one so far: of equal ones the earlier index's stands. */
    ReferenceLookup withVerdict(ReferenceVerdict verdict) {
        return new ReferenceLookup(
                reference, source, bestVerdict == null || rank(verdict) < rank(bestVerdict) ? verdict : bestVerdict);
    }

    ReferenceLookup askedOf(String next) {
        return new ReferenceLookup(reference, next, bestVerdict);
    }

    /** A clue to what was meant is better than none. */
    private static int rank(ReferenceVerdict verdict) {
        return switch (verdict.status()) {
            case VERIFIED -> 0;
            case UNCERTAIN -> 1;
            case OFF_INDEX -> verdict.nearMissTitle() != null ? 2 : 3;
            case UNPARSEABLE -> 4;
        };
    }
}
