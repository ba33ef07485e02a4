package preflight.detection;

import java.util.List;

/**
 * The result of the detector for one passage.
 *
 * @param passage number of the passage
 * @param drivers the sentences that caused the flag, strongest first; empty when the passage is not flagged
 */
public record PassageResult(int passage, DetectionLevel level, List<DrivingSentence> drivers) {
    public PassageResult {
        drivers = List.copyOf(drivers);
    }

    /**
     * A sentence that contributed to the flag of its passage.
     *
     * @param sentence index into the passage's sentences
     * @param reasons reason codes, e.g. {@code sentence_contribution}; strongest first, never empty
     */
    public record DrivingSentence(int sentence, List<String> reasons) {
        public DrivingSentence {
            reasons = List.copyOf(reasons);
        }
    }
}
