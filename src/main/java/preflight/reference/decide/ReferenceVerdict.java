package preflight.reference.decide;

import org.jspecify.annotations.Nullable;
import preflight.reference.parse.ReferenceLine;
import preflight.work.CslItem;
import preflight.work.Work;

/**
 * The verdict on one reference.
 *
 * @param work the accepted work when verified or uncertain, else null
 * @param csl the bibliography read from the text when off_index, else null
 * @param nearMissTitle title of a rejected candidate with which a mistyped reference can be corrected; only when off_index
 */
public record ReferenceVerdict(
        ReferenceLine line,
        Status status,
        Basis basis,
        @Nullable Work work,
        @Nullable CslItem csl,
        @Nullable String nearMissTitle) {

    /** The four outcomes for a reference. */
    public enum Status {
        VERIFIED,
        UNCERTAIN,
        OFF_INDEX,
        UNPARSEABLE
    }

    /** What a verdict rests on. */
    public enum Basis {
        IDENTIFIER,
        TITLE_EXACT,
        TITLE_STRONG,
        TITLE_PARTIAL,
        PARSED,
        NONE
    }

    /** Title of the accepted work, for the user to compare with the reference; null when there is none. */
    public @Nullable String matchedTitle() {
        return work == null ? null : work.title();
    }
}
