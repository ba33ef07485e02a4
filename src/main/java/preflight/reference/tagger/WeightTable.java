package preflight.reference.tagger;

import preflight.reference.tagger.feature.FeatureHashes;

/**
 * Maps the hash of a feature to its weights, one byte for each label, in an open-addressing table. Four longs hold the bytes of a row.
 * {@link #OFFSET} is added to each byte, so that none is negative. Two additions sum eight labels of a feature at once, each in sixteen
 * bits of a long.
 */
final class WeightTable {
    private static final int LONGS_PER_ROW = 4;
    private static final int MAX_LABELS = LONGS_PER_ROW * Long.BYTES;
    private static final int OFFSET = 128;
    private static final long EVEN_BYTES = 0x00FF00FF00FF00FFL;
    /** A sum of more features could overflow the sixteen bits of a label. */
    private static final int MAX_FEATURES = 0xFFFF / 0xFF;

    private final int labels;
    private final float scale;
    private final int mask;
    /** For each slot the hash and the number of its row, from 1; 0 marks an empty slot. */
    private final int[] slots;

    private final long[] rows;

    /**
     * @param hashes hashes of the features, distinct
     * @param weights weights in the same order, {@code labels} bytes each
     * @param scale weight of one unit of a byte
     */
    WeightTable(int labels, int[] hashes, byte[] weights, float scale) {
        if (labels > MAX_LABELS) {
            throw new IllegalArgumentException(labels + " labels do not fit a row of " + MAX_LABELS);
        }
        this.labels = labels;
        this.scale = scale;
        rows = new long[hashes.length * LONGS_PER_ROW];
        int capacity = Integer.highestOneBit(Math.max(16, hashes.length * 2) - 1) << 1;
        mask = capacity - 1;
        slots = new int[capacity * 2];
        for (int i = 0; i < hashes.length; i++) {
            for (int label = 0; label < labels; label++) {
                long unsigned = weights[i * labels + label] + OFFSET;
                rows[i * LONGS_PER_ROW + label / Long.BYTES] |= unsigned << label % Long.BYTES * Byte.SIZE;
            }
            int slot = hashes[i] & mask;
            while (slots[slot * 2 + 1] != 0) {
                slot = (slot + 1) & mask;
            }
            slots[slot * 2] = hashes[i];
            slots[slot * 2 + 1] = i + 1;
        }
    }

    /** Fills {@code into} with the score of every label for a token of these features. */
    void score(FeatureHashes features, float[] into) {
        int[] found = new int[Math.min(features.size(), MAX_FEATURES)];
        int n = 0;
        // All are looked up before any is added: so the processor waits for many at once.
        for (int i = 0; i < found.length; i++) {
            int row = row(features.get(i));
            found[n] = row;
            n += row >= 0 ? 1 : 0;
        }
        for (int part = 0; part < LONGS_PER_ROW; part += 2) {
            add(found, n, part, into);
        }
    }

    private void add(int[] found, int n, int part, float[] into) {
        long even = 0;
        long odd = 0;
        long nextEven = 0;
        long nextOdd = 0;
        for (int i = 0; i < n; i++) {
            long eight = rows[found[i] * LONGS_PER_ROW + part];
            long next = rows[found[i] * LONGS_PER_ROW + part + 1];
            even += eight & EVEN_BYTES;
            odd += eight >>> Byte.SIZE & EVEN_BYTES;
            nextEven += next & EVEN_BYTES;
            nextOdd += next >>> Byte.SIZE & EVEN_BYTES;
        }
        spread(even, odd, part * Long.BYTES, n, into);
        spread(nextEven, nextOdd, (part + 1) * Long.BYTES, n, into);
    }

    private void spread(long even, long odd, int first, int n, float[] into) {
        for (int k = 0; k < Long.BYTES && first + k < labels; k++) {
            long sums = k % 2 == 0 ? even : odd;
            int sum = (int) (sums >>> k / 2 * Short.SIZE) & 0xFFFF;
            into[first + k] = (sum - n * OFFSET) * scale;
        }
    }

    private int row(int hash) {
        int slot = hash & mask;
        while (slots[slot * 2 + 1] != 0) {
            if (slots[slot * 2] == hash) {
                return slots[slot * 2 + 1] - 1;
            }
            slot = (slot + 1) & mask;
        }
        return -1;
    }
}
