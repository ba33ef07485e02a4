package preflight.detection.model;

import preflight.text.Passage;

/**
 * A passage with its score.
 *
 * @param score the score of the passage by itself
 * @param contextAdjustment the adjustment by the other passages of the text
 */
public record ScoredPassage(Passage passage, int words, PassageScore score, double contextAdjustment) {

    /** The adjusted score, which is compared with the thresholds. */
    public double total() {
        return score.total() + contextAdjustment;
    }
}
