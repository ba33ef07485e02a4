package preflight.reference.lookup;

import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.ReferenceVerdict;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.parse.ParsedReference;
import preflight.work.IndexAnswer;
import preflight.work.Work;
import preflight.work.WorkQuery;

/**
 * One reference while it is looked up in one index after the other.
 *
 * @param source the index asked last; null before the first
 * @param bestVerdict the best verdict so far; null before the first
 */
public record ReferenceLookup(
        ParsedReference reference,
        @Nullable String source,
        @Nullable ReferenceVerdict bestVerdict) {

    /**
     * The works that an index found.
     *
     * @throws LookupFailed when the index was unavailable
     */
    public static List<Work> candidates(IndexAnswer answer) {
        return switch (answer) {
            case IndexAnswer.Candidates found -> found.works();
            case IndexAnswer.Unavailable unavailable -> throw LookupFailed.of(unavailable);
        };
    }

    /** The query for an index. */
    public WorkQuery query() {
        return reference.query();
    }

    /** Whether this index has not been asked yet and could give a better verdict. */
    boolean isOpenTo(String index) {
        return isOpen() && !index.equals(source);
    }

    /** Whether another index could give a better verdict: not for a verified or an unreadable reference. */
    boolean isOpen() {
        return bestVerdict == null
                || bestVerdict.status() == Status.UNCERTAIN
                || bestVerdict.status() == Status.OFF_INDEX;
    }

    /** With this verdict if it is better than the one so far. Of equal verdicts the earlier one stays. */
    ReferenceLookup withVerdict(ReferenceVerdict verdict) {
        return new ReferenceLookup(
                reference, source, bestVerdict == null || rank(verdict) < rank(bestVerdict) ? verdict : bestVerdict);
    }

    /** The same reference when it is looked up in another index. */
    ReferenceLookup askedOf(String next) {
        return new ReferenceLookup(reference, next, bestVerdict);
    }

    /** The lower the better. A rejected title that may help to correct the reference is better than none. */
    private static int rank(ReferenceVerdict verdict) {
        return switch (verdict.status()) {
            case VERIFIED -> 0;
            case UNCERTAIN -> 1;
            case OFF_INDEX -> verdict.nearMissTitle() != null ? 2 : 3;
            case UNPARSEABLE -> 4;
        };
    }
}
