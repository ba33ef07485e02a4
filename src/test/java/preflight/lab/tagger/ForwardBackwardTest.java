package preflight.lab.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class ForwardBackwardTest {
    private static final int LABELS = 3;
    private static final int TOKENS = 4;

    private final Random random = new Random(3);
    private final double[][] scores = new double[TOKENS][LABELS];
    private final double[] start = {0.3, -0.2, 0.1};

    @Test
    void givesTheSameMarginalsAsAllLabelSequencesTogether() {
        for (double[] row : scores) {
            for (int b = 0; b < LABELS; b++) {
                row[b] = random.nextDouble() * 4 - 2;
            }
        }
        // New transition weights are all 0.
        ForwardBackward lattice =
                new ForwardBackward(LABELS, scores, start, new TransitionWeights(LABELS), new int[TOKENS]);
        double[][] expected = new double[TOKENS][LABELS];
        double[] expectedPairs = new double[LABELS * LABELS];
        double total = 0;
        for (int code = 0; code < Math.pow(LABELS, TOKENS); code++) {
            int[] labels = labels(code);
            double weight = weight(labels);
            total += weight;
            for (int t = 0; t < TOKENS; t++) {
                expected[t][labels[t]] += weight;
            }
            expectedPairs[labels[1] * LABELS + labels[2]] += weight;
        }
        double[] pairs = new double[LABELS * LABELS];
        lattice.addPairMarginals(2, pairs);
        for (int t = 0; t < TOKENS; t++) {
            for (int b = 0; b < LABELS; b++) {
                assertThat(lattice.marginal(t)[b]).isCloseTo(expected[t][b] / total, within(1e-9));
            }
        }
        for (int i = 0; i < pairs.length; i++) {
            assertThat(pairs[i]).isCloseTo(expectedPairs[i] / total, within(1e-9));
        }
    }

    private static int[] labels(int code) {
        int[] labels = new int[TOKENS];
        for (int t = 0, rest = code; t < TOKENS; t++, rest /= LABELS) {
            labels[t] = rest % LABELS;
        }
        return labels;
    }

    private double weight(int[] labels) {
        double score = start[labels[0]];
        for (int t = 0; t < TOKENS; t++) {
            score += scores[t][labels[t]];
        }
        return Math.exp(score);
    }
}
