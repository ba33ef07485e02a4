package preflight.lab.detection.train;

import java.util.Arrays;
import java.util.List;

/**
 * The trained weights of one writing style.
 *
 * @param weights of the features; the last element is the bias
 * @param humans the human passages, each scored by weights trained without its source
 */
record TrainedStyle(double[] weights, List<ScoredExample> humans) {

    /** The same in units of the tail of human scores, so that the scores of different styles can be compared. */
    TrainedStyle normalized() {
        ScoreTail tail = Calibration.tail(humans);
        double[] scaled =
                Arrays.stream(weights).map(weight -> weight / tail.scale()).toArray();
        scaled[scaled.length - 1] = tail.normalize(weights[weights.length - 1]);
        return new TrainedStyle(
                scaled,
                humans.stream()
                        .map(human -> new ScoredExample(human.example(), tail.normalize(human.score())))
                        .toList());
    }
}
