package preflight.reference.tagger;

import preflight.reference.tagger.feature.FeatureHashes;

/** Maps the hash of a feature to its weight, one byte each, in an open-addressing table. */
final class WeightMap {
    private final int[] keys;
    private final byte[] values;
    private final float scale;

    /**
     * @param hashes hashes of the features, distinct
     * @param bytes weights in the same order, none 0
     * @param scale weight of one unit of a byte
     */
    WeightMap(int[] hashes, byte[] bytes, float scale) {
        this.scale = scale;
        int capacity = Integer.highestOneBit(Math.max(16, hashes.length * 2) - 1) << 1;
        keys = new int[capacity];
        values = new byte[capacity];
        for (int i = 0; i < hashes.length; i++) {
            int slot = slot(hashes[i]);
            keys[slot] = hashes[i];
            values[slot] = bytes[i];
        }
    }

    /** The sum of the weights of the features. */
    double sum(FeatureHashes features) {
        int sum = 0;
        for (int i = 0; i < features.size(); i++) {
            sum += values[slot(features.get(i))];
        }
        return sum * (double) scale;
    }

    private int slot(int hash) {
        int slot = hash & (keys.length - 1);
        while (values[slot] != 0 && keys[slot] != hash) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }
}
