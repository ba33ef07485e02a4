package preflight.detection;

import java.util.List;
import preflight.text.Passage;

/**
 * The outcome of AI-writing detection over a manuscript.
 *
 * @param checked passages judged
 * @param flagged passages that received a level
 */
public record Detection(OverallVerdict verdict, int checked, int flagged, List<FlaggedPassage> flags) {
    /** Of a text in which there is nothing to judge. */
    public static final Detection NOTHING_TO_CHECK = new Detection(OverallVerdict.INCONCLUSIVE, 0, 0, List.of());

    public Detection {
        flags = List.copyOf(flags);
    }

    /** The four verdicts. */
    public enum OverallVerdict {
        SAFE,
        CAUTION,
        RISK,
        INCONCLUSIVE
    }

    /** A flagged passage with the judgement that flagged it. */
    public record FlaggedPassage(Passage passage, PassageResult result) {}
}
