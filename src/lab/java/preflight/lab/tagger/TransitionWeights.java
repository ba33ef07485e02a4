package preflight.lab.tagger;

import java.util.Arrays;
import preflight.reference.tagger.feature.Boundary;

/**
 * The transition weights during training: a weight shared by all kinds of boundary plus a weight of each kind, so that a rare kind
 * falls back on the shared one.
 */
final class TransitionWeights {
    private final int labels;
    private final double[] shared;
    private final double[] sharedSquares;
    private final double[][] perBoundary;
    private final double[][] perBoundarySquares;
    private final float[] sums;
    private int snapshots;
    private final double[][] potentials = new double[Boundary.KINDS][];

    TransitionWeights(int labels) {
        this.labels = labels;
        shared = new double[labels * labels];
        sharedSquares = new double[labels * labels];
        perBoundary = new double[Boundary.KINDS][labels * labels];
        perBoundarySquares = new double[Boundary.KINDS][labels * labels];
        sums = new float[Boundary.KINDS * labels * labels];
    }

    /** The exponentials of the transition scores, computed for the kinds of boundary that occur. */
    double[][] potentials(int[] boundaries) {
        for (int kind : boundaries) {
            if (potentials[kind] == null) {
                double[] scores = new double[shared.length];
                for (int i = 0; i < scores.length; i++) {
                    scores[i] = Math.exp(shared[i] + perBoundary[kind][i]);
                }
                potentials[kind] = scores;
            }
        }
        return potentials;
    }

    /** The gradient of a batch of examples. */
    final class Gradient {
        private final double[][] expected = new double[Boundary.KINDS][];

        /** Expected minus observed label pairs across a kind of boundary; the caller adds to it. */
        double[] of(int kind) {
            if (expected[kind] == null) {
                expected[kind] = new double[labels * labels];
            }
            return expected[kind];
        }

        void apply(double rate) {
            double[] all = new double[labels * labels];
            for (int kind = 0; kind < expected.length; kind++) {
                if (expected[kind] != null) {
                    for (int i = 0; i < all.length; i++) {
                        expected[kind][i] = -expected[kind][i];
                        all[i] += expected[kind][i];
                    }
                    CrfTrainer.adaGradStep(perBoundary[kind], perBoundarySquares[kind], expected[kind], rate);
                }
            }
            CrfTrainer.adaGradStep(shared, sharedSquares, all, rate);
            Arrays.fill(potentials, null);
        }
    }

    void addToAverage() {
        float[] current = scores();
        for (int i = 0; i < sums.length; i++) {
            sums[i] += current[i];
        }
        snapshots++;
    }

    /** The averaged scores; the current ones if none was added to the average. */
    double[] mean() {
        float[] scores = snapshots == 0 ? scores() : sums;
        double[] mean = new double[scores.length];
        for (int i = 0; i < mean.length; i++) {
            mean[i] = scores[i] / Math.max(1, snapshots);
        }
        return mean;
    }

    private float[] scores() {
        float[] scores = new float[Boundary.KINDS * labels * labels];
        for (int kind = 0; kind < perBoundary.length; kind++) {
            for (int i = 0; i < shared.length; i++) {
                scores[kind * shared.length + i] = (float) (shared[i] + perBoundary[kind][i]);
            }
        }
        return scores;
    }
}
