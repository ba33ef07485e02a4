package preflight.reference.decide;

import org.jspecify.annotations.Nullable;
import preflight.reference.parse.ReferenceLine;
import preflight.work.CslItem;
import preflight.work.Work;

/**
 * What became of one reference.
 *
 * @param work the accepted work when verified or uncertain, else null
 * @param csl the bibliography read from the text when off_index, else null
 * @param nearMissTitle title of a rejected candidate, only when off_index and of use for mending a mistyped reference
 */
public record ReferenceVerdict(
        ReferenceLine line,
        Status status,
        Basis basis,
        @Nullable Work work,
        @Nullable CslItem csl,
        @Nullable String nearMissTitle) {

    /** The four states of a reference. */
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

    /** Title of the accepted candidate, for the user to compare with their own; null when there is none. */
    public @Nullable String matchedTitle() {
        return work == null ? null : work.title();
    }
}
