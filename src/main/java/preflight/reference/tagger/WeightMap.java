package preflight.reference.tagger;

import preflight.reference.tagger.feature.FeatureHashes;

/** Hashes of features and what each weighs, one byte each, in an open-addressing table. */
public final class WeightMap {
    private final int[] hashes;
    private final byte[] bytes;
    private final float scale;
    private final int[] keys;
    private final byte[] values;

    /**
     * @param hashes distinct
     * @param bytes the weights in the same order, none 0
     * @param scale what one unit of a byte weighs
     */
    public WeightMap(int[] hashes, byte[] bytes, float scale) {
        this.hashes = hashes;
        this.bytes = bytes;
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

    int[] hashes() {
        return hashes;
    }

    byte[] bytes() {
        return bytes;
    }

    float scale() {
        return scale;
    }

    /** What the features weigh together. */
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
