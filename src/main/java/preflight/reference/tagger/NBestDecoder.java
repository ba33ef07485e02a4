package preflight.reference.tagger;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * Finds the likeliest readings, from the best scores that lead to each label of each token: follows the best way from the end, and
 * whatever leaves it without falling far behind later.
 */
final class NBestDecoder {
    /** Readings that differ in more than marks. */
    private static final int MAX_LABELINGS = 10;

    private static final int MAX_DECODED = 2 * MAX_LABELINGS;
    /** Further behind, a reading has hardly a chance. */
    private static final float MAX_SCORE_GAP = 5;

    private final float[][] forward;
    private final int[] boundaries;
    private final float[] incoming;
    private final int labels;
    private final float[] scores;
    private final PriorityQueue<Deviation> deviations = new PriorityQueue<>();

    /**
     * @param forward of each token and label the score of the best way to it
     * @param boundaries the kind of boundary in front of each token
     * @param into score of label b behind label a across a boundary of a kind, at {@code (kind * labels + b) * labels + a}
     */
    NBestDecoder(float[][] forward, int[] boundaries, float[] into) {
        this.forward = forward;
        this.boundaries = boundaries;
        this.incoming = into;
        labels = forward[0].length;
        scores = new float[labels];
    }

    /** A way that is known from a token to the end: that of another from behind the token. */
    private record Deviation(int token, int label, float scoreGap, int[] path) implements Comparable<Deviation> {
        @Override
        public int compareTo(Deviation other) {
            return Float.compare(scoreGap, other.scoreGap);
        }
    }

    /** The likeliest readings, the best first. */
    List<Labeling> best(TokenFeatures features) {
        List<Labeling> readings = new ArrayList<>();
        Set<List<Labeling.Span>> seen = new HashSet<>();
        int last = forward.length - 1;
        System.arraycopy(forward[last], 0, scores, 0, labels);
        int likeliest = argmax();
        deviations.add(new Deviation(last, likeliest, 0, new int[forward.length]));
        addDeviations(last, likeliest, 0, new int[forward.length]);
        for (int followed = 0;
                followed < MAX_DECODED && readings.size() < MAX_LABELINGS && !deviations.isEmpty();
                followed++) {
            Deviation detour = deviations.remove();
            Labeling reading = Labeling.of(backtrace(detour), detour.scoreGap(), features);
            if (seen.add(reading.spans())) {
                readings.add(reading);
            }
        }
        return readings;
    }

    private int argmax() {
        int best = 0;
        for (int a = 1; a < labels; a++) {
            best = scores[a] > scores[best] ? a : best;
        }
        return best;
    }

    private int[] backtrace(Deviation detour) {
        int[] path = detour.path().clone();
        path[detour.token()] = detour.label();
        for (int t = detour.token(); t > 0; t--) {
            path[t - 1] = best(t, detour.scoreGap(), path);
        }
        return path;
    }

    /** The best label in front of a token; those that are not much worse are kept as detours. */
    private int best(int token, float behind, int[] path) {
        float[] ways = forward[token - 1];
        int base = (boundaries[token] * labels + path[token]) * labels;
        int best = 0;
        for (int a = 0; a < labels; a++) {
            scores[a] = ways[a] + incoming[base + a];
            best = scores[a] > scores[best] ? a : best;
        }
        addDeviations(token - 1, best, behind, path);
        return best;
    }

    private void addDeviations(int token, int best, float behind, int[] path) {
        float worst = scores[best] + behind - MAX_SCORE_GAP;
        for (int a = 0; a < labels; a++) {
            if (scores[a] >= worst && a != best) {
                deviations.add(new Deviation(token, a, behind + scores[best] - scores[a], path));
            }
        }
    }
}
