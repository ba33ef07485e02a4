package preflight.detection.training;

import java.util.Arrays;
import java.util.List;

/**
 * What was learned of a manner.
 *
 * @param weights of the features, and last the bias
 * @param humans human passages, scored by weights learned without their sources
 */
record Learned(double[] weights, List<Scored> humans) {

    /** The same in units of the tail of human scores, in which manners can be compared. */
    Learned normal() {
        Tail tail = Calibration.tail(humans);
        double[] scaled =
                Arrays.stream(weights).map(weight -> weight / tail.scale()).toArray();
        scaled[scaled.length - 1] = tail.normal(weights[weights.length - 1]);
        return new Learned(
                scaled,
                humans.stream()
                        .map(human -> new Scored(human.example(), tail.normal(human.score())))
                        .toList());
    }
}
