package preflight.detection;

import java.util.List;
import preflight.text.Passage;

/**
 * The result of AI-writing detection for a manuscript.
 *
 * @param checked number of passages that received a level other than {@code UNJUDGED}
 * @param flagged number of passages at level {@code POSSIBLY} or {@code LIKELY}
 */
public record Detection(OverallVerdict verdict, int checked, int flagged, List<FlaggedPassage> flags) {
    /** The result for a text without a passage to check. */
    public static final Detection NOTHING_TO_CHECK = new Detection(OverallVerdict.INCONCLUSIVE, 0, 0, List.of());

    public Detection {
        flags = List.copyOf(flags);
    }

    /** The verdict on a whole manuscript. */
    public enum OverallVerdict {
        SAFE,
        CAUTION,
        RISK,
        INCONCLUSIVE
    }

    /** A flagged passage with its result. */
    public record FlaggedPassage(Passage passage, PassageResult result) {}
}
