package preflight.lab.tagger;

import java.util.Arrays;

/** Maps the hashes of frequent features to ids from 0. */
final class FeatureIndex {
    private final IntCounter ids;
    private final int[] hashes;

    private FeatureIndex(IntCounter counts, int minCount) {
        hashes = counts.keysWithAtLeast(minCount);
        Arrays.sort(hashes);
        ids = new IntCounter(hashes.length);
        for (int i = 0; i < hashes.length; i++) {
            ids.add(hashes[i], i + 1);
        }
    }

    /** Counts features, then indexes the frequent ones. */
    static final class FeatureCounter {
        private final IntCounter counts = new IntCounter(1 << 20);

        void count(int[][] features) {
            for (int[] row : features) {
                for (int feature : row) {
                    counts.add(feature, 1);
                }
            }
        }

        FeatureIndex atLeast(int minCount) {
            return new FeatureIndex(counts, minCount);
        }
    }

    int size() {
        return hashes.length;
    }

    /** The hash of each id, ascending. */
    int[] hashes() {
        return hashes;
    }

    /** The ids of those features that are indexed. */
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
