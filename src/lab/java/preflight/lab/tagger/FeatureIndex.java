package preflight.lab.tagger;

import java.util.Arrays;

/** Numbers the features that are frequent enough to learn from. */
final class FeatureIndex {
    private final IntCounter ids;
    private final int[] hashes;

    private FeatureIndex(IntCounter counts, int least) {
        hashes = counts.keysWithAtLeast(least);
        Arrays.sort(hashes);
        ids = new IntCounter(hashes.length);
        for (int i = 0; i < hashes.length; i++) {
            ids.add(hashes[i], i + 1);
        }
    }

    /** Counts features, then numbers those seen often enough. */
    static final class FeatureCounter {
        private final IntCounter counts = new IntCounter(1 << 20);

        void count(int[][] features) {
            for (int[] row : features) {
                for (int feature : row) {
                    counts.add(feature, 1);
                }
            }
        }

        FeatureIndex atLeast(int times) {
            return new FeatureIndex(counts, times);
        }
    }

    int size() {
        return hashes.length;
    }

    int[] hashes() {
        return hashes;
    }

    int[] idsOf(int[] features) {
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
