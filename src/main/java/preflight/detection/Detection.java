package preflight.detection;

import java.util.List;
import preflight.text.Passage;

/**
 * The outcome of AI-writing detection over a manuscript.
 *
 * @param checked passages judged
 * @param flagged passages that received a level
 */
public record Detection(Verdict verdict, int checked, int flagged, List<Flag> flags) {
    /** Of a text in which there is nothing to judge. */
    public static final Detection NOTHING = new Detection(Verdict.INCONCLUSIVE, 0, 0, List.of());

    public Detection {
        flags = List.copyOf(flags);
    }

    /** The four verdicts. */
    public enum Verdict {
        SAFE,
        CAUTION,
        RISK,
        INCONCLUSIVE
    }

    /** A flagged passage with the judgement that flagged it. */
    public record Flag(Passage passage, Judgement judgement) {}
}
