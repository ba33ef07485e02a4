package preflight.lab.tagger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/**
 * Trains a linear-chain CRF by stochastic gradient ascent on the conditional log-likelihood, with AdaGrad step sizes, an L1
 * penalty that keeps the model small, and dropout of features against overfitting (Lafferty et al. 2001;
 * Duchi et al. 2011; Srivastava et al. 2014).
 */
final class CrfTrainer {
    private static final double LEARNING_RATE = 0.15;
    /** Margin by which the gold label must score higher than the others (softmax-margin; Gimpel and Smith 2010). */
    private static final double MARGIN_COST = 0.7;

    private static final double L1_PENALTY = 1e-3;
    /** Share of the features of a token that survive dropout. */
    private static final float KEEP_PROBABILITY = 0.4f;
    /** Examples between two updates of the transition weights. */
    private static final int BATCH_SIZE = 8;

    private final int labels;
    private final FeatureIndex ids;
    /** For each feature: the weights of all labels, then the sums of their squared gradients. */
    private final float[] cells;

    private final double[] start;
    private final double[] startSquares;
    private final TransitionWeights transitions;
    private final float[] sums;
    private int snapshots;

    private final long seed;

    CrfTrainer(int labels, FeatureIndex ids, long seed) {
        this.seed = seed;
        this.labels = labels;
        this.ids = ids;
        cells = new float[ids.size() * labels * 2];
        start = new double[labels];
        startSquares = new double[labels];
        transitions = new TransitionWeights(labels);
        sums = new float[ids.size() * labels];
    }

    /**
     * A reference prepared for training.
     *
     * @param features ids of the features of each token
     * @param boundaries the kind of boundary before each token
     * @param labels gold label of each token
     */
    record CrfExample(int[][] features, int[] boundaries, int[] labels) {

        /** A copy with a random part of the features (dropout). */
        CrfExample withDropout(SplittableRandom random) {
            int[][] some = new int[features.length][];
            for (int t = 0; t < some.length; t++) {
                int[] all = features[t];
                int[] kept = new int[all.length];
                int n = 0;
                for (int feature : all) {
                    kept[n] = feature;
                    n += (random.nextInt() >>> 1) < KEEP_PROBABILITY * Integer.MAX_VALUE ? 1 : 0;
                }
                some[t] = Arrays.copyOf(kept, n);
            }
            return new CrfExample(some, boundaries, labels);
        }
    }

    /** One epoch over the examples in random order; returns the mean log-likelihood. */
    double runEpoch(List<CrfExample> examples, int epoch) {
        List<CrfExample> order = new ArrayList<>(examples);
        Collections.shuffle(order, new Random(seed + epoch));
        SplittableRandom random = new SplittableRandom(seed + epoch);
        double likelihood = 0;
        TransitionWeights.Gradient pairs = transitions.new Gradient();
        int learned = 0;
        for (CrfExample example : order) {
            if (example.labels().length > 0) {
                likelihood += learn(example.withDropout(random), pairs);
                learned++;
                if (learned % BATCH_SIZE == 0) {
                    pairs.apply(LEARNING_RATE);
                    pairs = transitions.new Gradient();
                }
            }
        }
        pairs.apply(LEARNING_RATE);
        return likelihood / order.size();
    }

    private double learn(CrfExample example, TransitionWeights.Gradient pairs) {
        ForwardBackward lattice =
                new ForwardBackward(labels, emissions(example), start, transitions, example.boundaries());
        int n = example.labels().length;
        double likelihood = 0;
        for (int t = 0; t < n; t++) {
            double[] gradient = lattice.marginal(t);
            likelihood += Math.log(Math.max(1e-300, gradient[example.labels()[t]]));
            for (int label = 0; label < labels; label++) {
                gradient[label] = (label == example.labels()[t] ? 1 : 0) - gradient[label];
            }
            if (t == 0) {
                adaGradStep(start, startSquares, gradient, LEARNING_RATE);
            } else {
                double[] expected = pairs.of(example.boundaries()[t]);
                lattice.addPairMarginals(t, expected);
                expected[example.labels()[t - 1] * labels + example.labels()[t]] -= 1;
            }
            for (int feature : example.features()[t]) {
                adaGradStep(feature * labels * 2, gradient);
            }
        }
        return likelihood / n;
    }

    private double[][] emissions(CrfExample example) {
        double[][] scores = new double[example.labels().length][labels];
        for (int t = 0; t < scores.length; t++) {
            double[] row = scores[t];
            for (int feature : example.features()[t]) {
                int base = feature * labels * 2;
                for (int label = 0; label < labels; label++) {
                    row[label] += cells[base + label];
                }
            }
            row[example.labels()[t]] -= MARGIN_COST;
        }
        return scores;
    }

    static void adaGradStep(double[] values, double[] squares, double[] gradient, double rate) {
        for (int i = 0; i < values.length; i++) {
            squares[i] += gradient[i] * gradient[i];
            values[i] += rate * gradient[i] / Math.sqrt(squares[i] + 1e-6);
        }
    }

    private void adaGradStep(int base, double[] gradient) {
        for (int label = 0; label < labels; label++) {
            double g = gradient[label];
            // Most marginals are almost certain: their steps would change nothing.
            if (g > 1e-4 || g < -1e-4) {
                int i = base + label;
                cells[i + labels] += (float) (g * g);
                double rate = LEARNING_RATE / Math.sqrt(cells[i + labels] + 1e-2);
                double value = cells[i] + rate * g;
                double shrink = rate * L1_PENALTY * Math.abs(g);
                cells[i] = (float) (value > shrink ? value - shrink : value < -shrink ? value + shrink : 0);
            }
        }
    }

    /** Adds the current weights to the average. The averaged model varies less than the last one. */
    void addToAverage() {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += cells[i / labels * 2 * labels + i % labels];
        }
        transitions.addToAverage();
        snapshots++;
    }

    /** The averaged transition weights. */
    double[] transitions() {
        return transitions.mean();
    }

    double[] start() {
        return start;
    }

    /** The averaged feature weights, scaled for tokens with all their features (without dropout). */
    float[] weights() {
        float[] mean = sums.clone();
        for (int i = 0; i < mean.length; i++) {
            mean[i] *= KEEP_PROBABILITY / snapshots;
        }
        return mean;
    }
}
