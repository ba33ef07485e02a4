package preflight.reference.tagger;

import java.util.Arrays;
import java.util.List;
import preflight.reference.tagger.feature.FeatureHashes;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * A linear-chain conditional random field over hashed features. It finds the best label sequences with Viterbi decoding. Immutable and
 * safe for concurrent use.
 */
public final class Crf {
    /** In log-likelihood: a label so far below the best label of its token is not extended, because later tokens never make up for it. */
    private static final float PRUNING_GAP = 20;

    private final int labels;
    private final float[] start;
    private final float[] transitions;
    /** The transitions, transposed within each kind of boundary, for backtracing. */
    private final float[] incoming;

    private final WeightTable weights;

    /**
     * @param start score of each label for the first token
     * @param transitions score of label b after label a across a kind of boundary, at {@code (kind * labels + a) * labels + b}
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

    /** The n-best labelings, the best first; at least one. */
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
        return new NBestDecoder(best, boundaries, incoming).decode(features);
    }

    private void viterbiStep(float[] best, float[] next, int matrix) {
        Arrays.fill(next, Float.NEGATIVE_INFINITY);
        float pruned = best[argmax(best)] - PRUNING_GAP;
        for (int a = 0; a < labels; a++) {
            float score = best[a];
            if (score < pruned) {
                continue;
            }
            int base = matrix + a * labels;
            for (int b = 0; b < labels; b++) {
                next[b] = Math.max(next[b], score + transitions[base + b]);
            }
        }
    }

    private static void add(float[] to, float[] values) {
        for (int i = 0; i < to.length; i++) {
            to[i] += values[i];
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
