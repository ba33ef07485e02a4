package preflight.reference.parsing;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Numbers the features that are frequent enough to learn from. */
final class FeatureIds {
    private final Map<Integer, Integer> ids = new HashMap<>();
    private final int[] hashes;

    private FeatureIds(Map<Integer, int[]> counts, int least) {
        hashes = counts.entrySet().stream()
                .filter(entry -> entry.getValue()[0] >= least)
                .mapToInt(Map.Entry::getKey)
                .sorted()
                .toArray();
        for (int i = 0; i < hashes.length; i++) {
            ids.put(hashes[i], i);
        }
    }

    /** Counts features, then numbers those seen often enough. */
    static final class Counter {
        private final Map<Integer, int[]> counts = new HashMap<>();

        void count(int[][] features) {
            for (int[] row : features) {
                for (int feature : row) {
                    counts.computeIfAbsent(feature, f -> new int[1])[0]++;
                }
            }
        }

        FeatureIds atLeast(int times) {
            return new FeatureIds(counts, times);
        }
    }

    int size() {
        return hashes.length;
    }

    int[] hashes() {
        return hashes;
    }

    int[] known(int[] features) {
        int[] known = new int[features.length];
        int n = 0;
        for (int feature : features) {
            Integer id = ids.get(feature);
            if (id != null) {
                known[n++] = id;
            }
        }
        return Arrays.copyOf(known, n);
    }
}
