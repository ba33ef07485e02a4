package preflight.reference.parsing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;

/**
 * Finds the likeliest readings, from the best scores that lead to each label of each token: follows the best way from the end, and
 * whatever leaves it without falling far behind later.
 */
final class Readings {
    /** Readings that differ in more than marks. */
    private static final int MOST = 10;

    private static final int MOST_FOLLOWED = 2 * MOST;
    /** Further behind, a reading has hardly a chance. */
    private static final float FAR_BEHIND = 5;

    private final float[][] forward;
    private final int[] boundaries;
    private final float[] into;
    private final int labels;
    private final float[] scores;
    private final PriorityQueue<Detour> detours = new PriorityQueue<>();

    /**
     * @param forward of each token and label the score of the best way to it
     * @param boundaries the kind of boundary in front of each token
     * @param into score of label b behind label a across a boundary of a kind, at {@code (kind * labels + b) * labels + a}
     */
    Readings(float[][] forward, int[] boundaries, float[] into) {
        this.forward = forward;
        this.boundaries = boundaries;
        this.into = into;
        labels = forward[0].length;
        scores = new float[labels];
    }

    /** A way that is known from a token to the end: that of another from behind the token. */
    private record Detour(int token, int label, float behind, int[] path) implements Comparable<Detour> {
        @Override
        public int compareTo(Detour other) {
            return Float.compare(behind, other.behind);
        }
    }

    /** The likeliest readings, the best first. */
    List<Reading> best(Features features) {
        List<Reading> readings = new ArrayList<>();
        Set<List<Reading.Stretch>> seen = new HashSet<>();
        int last = forward.length - 1;
        System.arraycopy(forward[last], 0, scores, 0, labels);
        int likeliest = likeliest();
        detours.add(new Detour(last, likeliest, 0, new int[forward.length]));
        keep(last, likeliest, 0, new int[forward.length]);
        for (int followed = 0; followed < MOST_FOLLOWED && readings.size() < MOST && !detours.isEmpty(); followed++) {
            Detour detour = detours.remove();
            Reading reading = Reading.of(follow(detour), detour.behind(), features);
            if (seen.add(reading.stretches())) {
                readings.add(reading);
            }
        }
        return readings;
    }

    private int likeliest() {
        int best = 0;
        for (int a = 1; a < labels; a++) {
            best = scores[a] > scores[best] ? a : best;
        }
        return best;
    }

    private int[] follow(Detour detour) {
        int[] path = detour.path().clone();
        path[detour.token()] = detour.label();
        for (int t = detour.token(); t > 0; t--) {
            path[t - 1] = best(t, detour.behind(), path);
        }
        return path;
    }

    /** The best label in front of a token; those that are not much worse are kept as detours. */
    private int best(int token, float behind, int[] path) {
        float[] ways = forward[token - 1];
        int base = (boundaries[token] * labels + path[token]) * labels;
        int best = 0;
        for (int a = 0; a < labels; a++) {
            scores[a] = ways[a] + into[base + a];
            best = scores[a] > scores[best] ? a : best;
        }
        keep(token - 1, best, behind, path);
        return best;
    }

    private void keep(int token, int best, float behind, int[] path) {
        float worst = scores[best] + behind - FAR_BEHIND;
        for (int a = 0; a < labels; a++) {
            if (scores[a] >= worst && a != best) {
                detours.add(new Detour(token, a, behind + scores[best] - scores[a], path));
            }
        }
    }
}
