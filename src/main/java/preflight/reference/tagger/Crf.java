package preflight.reference.tagger;

import java.util.Arrays;
import java.util.List;
import preflight.reference.tagger.feature.FeatureHashes;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * A linear-chain conditional random field over hashed features: finds the best label sequences (Viterbi).
 */
public final class Crf {
    /** How far (in log-likelihood) a label may be behind the best and still be followed; no later token makes up for so much. */
    private static final float PRUNING_GAP = 20;

    private final int labels;
    private final float[] start;
    private final float[] transitions;
    /** The same the other way round, for those who go backwards. */
    private final float[] incoming;

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
        this.incoming = new float[transitions.length];
        for (int i = 0; i < transitions.length; i++) {
            int pair = i % (labels * labels);
            incoming[i - pair + pair % labels * labels + pair / labels] = transitions[i];
        }
        this.weights = weights;
    }

    /** The likeliest readings, the best first. */
    public List<Labeling> decode(TokenFeatures features) {
        int n = features.size();
        if (n == 0) {
            return List.of(new Labeling(new int[0], 0, List.of()));
        }
        int[] boundaries = features.boundaries();
        float[][] best = new float[n][labels];
        float[] emission = new float[labels];
        FeatureHashes token = new FeatureHashes();
        for (int t = 0; t < n; t++) {
            if (t == 0) {
                System.arraycopy(start, 0, best[0], 0, labels);
            } else {
                viterbiStep(best[t - 1], best[t], boundaries[t] * labels * labels);
            }
            features.collect(t, token);
            weights.score(token, emission);
            add(best[t], emission);
        }
        return new NBestDecoder(best, boundaries, incoming).best(features);
    }

    private void viterbiStep(float[] best, float[] next, int matrix) {
        Arrays.fill(next, Float.NEGATIVE_INFINITY);
        float hopeless = best[argmax(best)] - PRUNING_GAP;
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
