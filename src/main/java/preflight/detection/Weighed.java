package preflight.detection;

import preflight.detection.model.Score;
import preflight.text.Passage;

/**
 * A passage with all that speaks for or against a machine.
 *
 * @param score what it says by itself
 * @param surroundings what the other passages of the text add or take away
 */
public record Weighed(Passage passage, int words, Score score, double surroundings) {

    /** What is compared with the thresholds. */
    public double total() {
        return score.total() + surroundings;
    }
}
