package preflight.reference.parsing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Trains a linear-chain CRF by stochastic gradient ascent on the conditional log-likelihood, with AdaGrad step sizes and
 * an L1 penalty that keeps the model small (Lafferty et al. 2001; Duchi et al. 2011).
 */
final class CrfTrainer {
    private static final double RATE = 0.15;
    private static final double PENALTY = 2e-3;
    private static final long SEED = 20261121;

    private final int labels;
    private final FeatureIds ids;
    private final float[] weights;
    private final float[] squares;
    private final double[] start;
    private final double[] startSquares;
    private final double[] transitions;
    private final double[] transitionSquares;

    CrfTrainer(int labels, FeatureIds ids) {
        this.labels = labels;
        this.ids = ids;
        weights = new float[ids.size() * labels];
        squares = new float[ids.size() * labels];
        start = new double[labels];
        startSquares = new double[labels];
        transitions = new double[labels * labels];
        transitionSquares = new double[labels * labels];
    }

    /** A reference as the trainer wants it: ids of the features of each token, and the labels. */
    record Example(int[][] features, int[] labels) {}

    /** One pass over the examples in an order of its own; returns the mean log-likelihood. */
    double pass(List<Example> examples, int epoch) {
        List<Example> order = new ArrayList<>(examples);
        Collections.shuffle(order, new Random(SEED + epoch));
        double likelihood = 0;
        for (Example example : order) {
            if (example.labels().length > 0) {
                likelihood += learn(example);
            }
        }
        return likelihood / order.size();
    }

    private double learn(Example example) {
        Lattice lattice = new Lattice(labels, emissions(example), start, transitions);
        int n = example.labels().length;
        double likelihood = 0;
        double[] expected = new double[labels * labels];
        for (int t = 0; t < n; t++) {
            double[] gradient = lattice.marginal(t);
            likelihood += Math.log(Math.max(1e-300, gradient[example.labels()[t]]));
            for (int label = 0; label < labels; label++) {
                gradient[label] = (label == example.labels()[t] ? 1 : 0) - gradient[label];
            }
            if (t == 0) {
                ascend(start, startSquares, gradient);
            } else {
                lattice.addPairs(t, expected);
                expected[example.labels()[t - 1] * labels + example.labels()[t]] -= 1;
            }
            for (int feature : example.features()[t]) {
                ascend(feature * labels, gradient);
            }
        }
        for (int i = 0; i < expected.length; i++) {
            expected[i] = -expected[i];
        }
        ascend(transitions, transitionSquares, expected);
        return likelihood / n;
    }

    private double[][] emissions(Example example) {
        double[][] scores = new double[example.labels().length][labels];
        for (int t = 0; t < scores.length; t++) {
            double[] row = scores[t];
            for (int feature : example.features()[t]) {
                int base = feature * labels;
                for (int label = 0; label < labels; label++) {
                    row[label] += weights[base + label];
                }
            }
        }
        return scores;
    }

    private static void ascend(double[] values, double[] squares, double[] gradient) {
        for (int i = 0; i < values.length; i++) {
            squares[i] += gradient[i] * gradient[i];
            values[i] += RATE * gradient[i] / Math.sqrt(squares[i] + 1e-6);
        }
    }

    private void ascend(int base, double[] gradient) {
        for (int label = 0; label < labels; label++) {
            double g = gradient[label];
            // Most marginals are almost certain: their steps would change nothing.
            if (g > 1e-4 || g < -1e-4) {
                int i = base + label;
                squares[i] += (float) (g * g);
                double rate = RATE / Math.sqrt(squares[i] + 1e-2);
                double value = weights[i] + rate * g;
                double shrink = rate * PENALTY * Math.abs(g);
                weights[i] = (float) (value > shrink ? value - shrink : value < -shrink ? value + shrink : 0);
            }
        }
    }

    /** The trained model, features that came to weigh next to nothing left out. */
    ModelFile.Weights weights(float least) {
        return ModelFile.Weights.quantised(labels, start, transitions, ids.hashes(), weights, least);
    }
}
