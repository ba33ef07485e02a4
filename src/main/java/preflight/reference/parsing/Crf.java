package preflight.reference.parsing;

import java.util.Arrays;

/**
 * A linear-chain conditional random field over hashed features: finds the best label sequence (Viterbi).
 */
final class Crf {
    /** How far (in log-likelihood) a label may be behind the best and still be followed; no later token makes up for so much. */
    private static final float HOPELESS = 20;

    private final int labels;
    private final float[] start;
    private final float[] transitions;
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
        this.weights = weights;
    }

    int[] decode(Features features) {
        int n = features.size();
        int[] path = new int[n];
        if (n == 0) {
            return path;
        }
        int[] boundaries = features.boundaries();
        byte[] from = new byte[n * labels];
        float[] best = start.clone();
        float[] next = new float[labels];
        float[] emission = new float[labels];
        Hashes token = new Hashes();
        features.at(0, token);
        weights.score(token, emission);
        add(best, emission);
        for (int t = 1; t < n; t++) {
            step(best, next, from, t * labels, boundaries[t] * labels * labels);
            features.at(t, token);
            weights.score(token, emission);
            add(next, emission);
            float[] swap = best;
            best = next;
            next = swap;
        }
        int label = argmax(best);
        for (int t = n - 1; t >= 0; t--) {
            path[t] = label;
            label = t == 0 ? label : from[t * labels + label];
        }
        return path;
    }

    private void step(float[] best, float[] next, byte[] from, int row, int matrix) {
        Arrays.fill(next, Float.NEGATIVE_INFINITY);
        float hopeless = best[argmax(best)] - HOPELESS;
        for (int a = 0; a < labels; a++) {
            float score = best[a];
            if (score < hopeless) {
                continue;
            }
            int base = matrix + a * labels;
            for (int b = 0; b < labels; b++) {
                float candidate = score + transitions[base + b];
                if (candidate > next[b]) {
                    next[b] = candidate;
                    from[row + b] = (byte) a;
                }
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
