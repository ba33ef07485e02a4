package preflight.reference.parsing;

import java.util.Arrays;
import java.util.List;

/**
 * A linear-chain conditional random field over hashed features: finds the best label sequences (Viterbi).
 */
final class Crf {
    /** How far (in log-likelihood) a label may be behind the best and still be followed; no later token makes up for so much. */
    private static final float HOPELESS = 20;

    private final int labels;
    private final float[] start;
    private final float[] transitions;
    /** The same the other way round, for those who go backwards. */
    private final float[] into;

    private final WeightTable weights;

    /**
     * @param start score of each label in first place
     * @param transitions score of label b behind label a across a boundary of a kind, at
     *     {@code (kind * labels + a) * labels + b}
     */
    Crf(int labels, float[] start, float[] transitions, WeightTable weights) {
        this.labels = labels;
        this.start = start;
        this.transitions = transitions;
        this.into = new float[transitions.length];
        for (int i = 0; i < transitions.length; i++) {
            int pair = i % (labels * labels);
            into[i - pair + pair % labels * labels + pair / labels] = transitions[i];
        }
        this.weights = weights;
    }

    /** The likeliest readings, the best first. */
    List<Reading> read(Features features) {
        int n = features.size();
        if (n == 0) {
            return List.of(new Reading(new int[0], 0, List.of()));
        }
        int[] boundaries = features.boundaries();
        float[][] best = new float[n][labels];
        float[] emission = new float[labels];
        Hashes token = new Hashes();
        for (int t = 0; t < n; t++) {
            if (t == 0) {
                System.arraycopy(start, 0, best[0], 0, labels);
            } else {
                step(best[t - 1], best[t], boundaries[t] * labels * labels);
            }
            features.at(t, token);
            weights.score(token, emission);
            add(best[t], emission);
        }
        return new Readings(best, boundaries, into).best(features);
    }

    private void step(float[] best, float[] next, int matrix) {
        Arrays.fill(next, Float.NEGATIVE_INFINITY);
        float hopeless = best[argmax(best)] - HOPELESS;
        for (int a = 0; a < labels; a++) {
            float score = best[a];
            if (score < hopeless) {
                continue;
            }
            int base = matrix + a * labels;
            for (int b = 0; b < labels; b++) {
                next[b] = Math.max(next[b], score + transitions[base + b]);
            }
        }
    }

    private static void add(float[] to, float[] what) {
        for (int i = 0; i < to.length; i++) {
            to[i] += what[i];
        }
    }

    private static int argmax(float[] values) {
        int best = 0;
        for (int i = 1; i < values.length; i++) {
            best = values[i] > values[best] ? i : best;
        }
        return best;
    }
}
