package preflight.detection;

import java.util.List;

/**
 * What the detector says of one passage.
 *
 * @param passage the passage's number
 * @param drivers the sentences that drove a flag, strongest first; empty when not flagged
 */
public record PassageResult(int passage, DetectionLevel level, List<DrivingSentence> drivers) {
    public PassageResult {
        drivers = List.copyOf(drivers);
    }

    /**
     * A sentence that pushed the passage over its threshold.
     *
     * @param sentence index into the passage's sentences
     * @param reasons codes of why, e.g. {@code sentence_contribution}; strongest first, never empty
     */
    public record DrivingSentence(int sentence, List<String> reasons) {
        public DrivingSentence {
            reasons = List.copyOf(reasons);
        }
    }
}
