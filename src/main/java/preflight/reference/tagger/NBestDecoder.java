package preflight.reference.tagger;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * Finds the n-best labelings from the forward scores of Viterbi decoding. It backtraces the best path from the last token and queues
 * every deviation from it whose final score is known, then backtraces the best queued deviation, and so on. One instance decodes
 * one reference.
 */
final class NBestDecoder {
    /** Labelings that differ in more than the labels of punctuation. */
    private static final int MAX_LABELINGS = 10;

    private static final int MAX_DECODED = 2 * MAX_LABELINGS;
    /** In log-likelihood: labelings further below the best are practically never right. */
    private static final float MAX_SCORE_GAP = 5;

    private final float[][] forward;
    private final int[] boundaries;
    private final float[] incoming;
    private final int labels;
    private final float[] scores;
    private final PriorityQueue<Deviation> deviations = new PriorityQueue<>();

    /**
     * @param forward score of the best path to each label of each token
     * @param boundaries the kind of boundary before each token
     * @param incoming score of label b after label a across a kind of boundary, at {@code (kind * labels + b) * labels + a}
     */
    NBestDecoder(float[][] forward, int[] boundaries, float[] incoming) {
        this.forward = forward;
        this.boundaries = boundaries;
        this.incoming = incoming;
        labels = forward[0].length;
        scores = new float[labels];
    }

    /**
     * A path whose labels are known from a token to the end.
     *
     * @param token the token where it leaves another path
     * @param label the label of that token
     * @param path the labels of the tokens after it
     */
    private record Deviation(int token, int label, float scoreGap, int[] path) implements Comparable<Deviation> {
        @Override
        public int compareTo(Deviation other) {
            return Float.compare(scoreGap, other.scoreGap);
        }
    }

    /** The n-best labelings, the best first. */
    List<Labeling> decode(TokenFeatures features) {
        List<Labeling> labelings = new ArrayList<>();
        Set<List<Labeling.Span>> seen = new HashSet<>();
        int last = forward.length - 1;
        System.arraycopy(forward[last], 0, scores, 0, labels);
        int best = argmax();
        deviations.add(new Deviation(last, best, 0, new int[forward.length]));
        addDeviations(last, best, 0, new int[forward.length]);
        for (int decoded = 0;
                decoded < MAX_DECODED && labelings.size() < MAX_LABELINGS && !deviations.isEmpty();
                decoded++) {
            Deviation deviation = deviations.remove();
            Labeling labeling = Labeling.of(backtrace(deviation), deviation.scoreGap(), features);
            if (seen.add(labeling.spans())) {
                labelings.add(labeling);
            }
        }
        return labelings;
    }

    private int argmax() {
        int best = 0;
        for (int a = 1; a < labels; a++) {
            best = scores[a] > scores[best] ? a : best;
        }
        return best;
    }

    private int[] backtrace(Deviation deviation) {
        int[] path = deviation.path().clone();
        path[deviation.token()] = deviation.label();
        for (int t = deviation.token(); t > 0; t--) {
            path[t - 1] = bestBefore(t, deviation.scoreGap(), path);
        }
        return path;
    }

    /** The best label for the token before {@code token}. Labels that are not much worse are queued as deviations. */
    private int bestBefore(int token, float scoreGap, int[] path) {
        float[] previous = forward[token - 1];
        int base = (boundaries[token] * labels + path[token]) * labels;
        int best = 0;
        for (int a = 0; a < labels; a++) {
            scores[a] = previous[a] + incoming[base + a];
            best = scores[a] > scores[best] ? a : best;
        }
        addDeviations(token - 1, best, scoreGap, path);
        return best;
    }

    private void addDeviations(int token, int best, float scoreGap, int[] path) {
        float worst = scores[best] + scoreGap - MAX_SCORE_GAP;
        for (int a = 0; a < labels; a++) {
            if (scores[a] >= worst && a != best) {
                deviations.add(new Deviation(token, a, scoreGap + scores[best] - scores[a], path));
            }
        }
    }
}
