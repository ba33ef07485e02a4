package preflight.detection.model;

import preflight.text.Passage;

/**
 * A passage with all that speaks for or against a machine.
 *
 * @param score what it says by itself
 * @param surroundings what the other passages of the text add or take away
 */
public record ScoredPassage(Passage passage, int words, PassageScore score, double contextAdjustment) {

    /** What is compared with the thresholds. */
    public double total() {
        return score.total() + contextAdjustment;
    }
}
