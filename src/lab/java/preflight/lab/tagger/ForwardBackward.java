package preflight.lab.tagger;

import java.util.Arrays;

/** The forward-backward algorithm over one sequence: marginal probabilities of labels and label pairs, scaled per position. */
final class ForwardBackward {
    private final int labels;
    private final double[][] forward;
    private final double[][] backward;
    private final double[][] emission;
    private final double[] scale;
    private final double[][] potentials;
    private final int[] boundaries;

    ForwardBackward(int labels, double[][] scores, double[] start, TransitionWeights transitions, int[] boundaries) {
        this.labels = labels;
        this.boundaries = boundaries;
        int n = scores.length;
        potentials = transitions.potentials(boundaries);
        emission = new double[n][labels];
        for (int t = 0; t < n; t++) {
            double max = Arrays.stream(scores[t]).max().orElse(0);
            for (int b = 0; b < labels; b++) {
                emission[t][b] = Math.exp(scores[t][b] - max);
            }
        }
        forward = new double[n][labels];
        backward = new double[n][labels];
        scale = new double[n];
        runForward(start);
        runBackward();
    }

    private void runForward(double[] start) {
        for (int t = 0; t < forward.length; t++) {
            double[] row = forward[t];
            if (t == 0) {
                for (int b = 0; b < labels; b++) {
                    row[b] = Math.exp(start[b]);
                }
            } else {
                double[] previous = forward[t - 1];
                double[] pairs = potentials[boundaries[t]];
                for (int a = 0; a < labels; a++) {
                    double p = previous[a];
                    if (p > 1e-12) {
                        int base = a * labels;
                        for (int b = 0; b < labels; b++) {
                            row[b] += p * pairs[base + b];
                        }
                    }
                }
            }
            double sum = 0;
            for (int b = 0; b < labels; b++) {
                row[b] *= emission[t][b];
                sum += row[b];
            }
            scale[t] = Math.max(sum, 1e-300);
            for (int b = 0; b < labels; b++) {
                row[b] /= scale[t];
            }
        }
    }

    private void runBackward() {
        int last = backward.length - 1;
        Arrays.fill(backward[last], 1);
        double[] ahead = new double[labels];
        for (int t = last - 1; t >= 0; t--) {
            for (int b = 0; b < labels; b++) {
                ahead[b] = emission[t + 1][b] * backward[t + 1][b] / scale[t + 1];
            }
            double[] pairs = potentials[boundaries[t + 1]];
            for (int a = 0; a < labels; a++) {
                double sum = 0;
                int base = a * labels;
                for (int b = 0; b < labels; b++) {
                    sum += pairs[base + b] * ahead[b];
                }
                backward[t][a] = sum;
            }
        }
    }

    /** The marginal probability of each label at a position. */
    double[] marginal(int t) {
        double[] p = new double[labels];
        for (int b = 0; b < labels; b++) {
            p[b] = forward[t][b] * backward[t][b];
        }
        return p;
    }

    /** Adds the marginal probability of each pair of labels at {@code t - 1} and {@code t}. */
    void addPairMarginals(int t, double[] into) {
        double[] pairs = potentials[boundaries[t]];
        for (int a = 0; a < labels; a++) {
            double p = forward[t - 1][a] / scale[t];
            if (p > 1e-9) {
                int base = a * labels;
                for (int b = 0; b < labels; b++) {
                    into[base + b] += p * pairs[base + b] * emission[t][b] * backward[t][b];
                }
            }
        }
    }
}
