package preflight.lab.detection.train;

import java.util.Arrays;
import java.util.List;

/**
 * What was learned of a manner.
 *
 * @param weights of the features, and last the bias
 * @param humans human passages, scored by weights learned without their sources
 */
record TrainedStyle(double[] weights, List<ScoredExample> humans) {

    /** The same in units of the tail of human scores, in which manners can be compared. */
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
