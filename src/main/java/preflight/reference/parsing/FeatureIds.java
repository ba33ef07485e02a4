package preflight.reference.parsing;

import java.util.Arrays;

/** Numbers the features that are frequent enough to learn from. */
final class FeatureIds {
    private final IntCounts ids;
    private final int[] hashes;

    private FeatureIds(IntCounts counts, int least) {
        hashes = counts.keysOf(least);
        Arrays.sort(hashes);
        ids = new IntCounts(hashes.length);
        for (int i = 0; i < hashes.length; i++) {
            ids.add(hashes[i], i + 1);
        }
    }

    /** Counts features, then numbers those seen often enough. */
    static final class Counter {
        private final IntCounts counts = new IntCounts(1 << 20);

        void count(int[][] features) {
            for (int[] row : features) {
                for (int feature : row) {
                    counts.add(feature, 1);
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
            int id = ids.get(feature) - 1;
            if (id >= 0) {
                known[n++] = id;
            }
        }
        return Arrays.copyOf(known, n);
    }
}
