package preflight.reference.parsing;

import java.util.Arrays;

/** The weights of the features: hash to a row of one signed byte per label, in an open-addressing table. */
final class WeightTable {
    private final int labels;
    private final float scale;
    private final int mask;
    private final int[] keys;
    private final int[] rowOf;
    private final byte[] rows;

    /**
     * @param hashes the features, distinct
     * @param rows their weights in the same order, {@code labels} bytes each
     * @param scale what one unit of a byte weighs
     */
    WeightTable(int labels, int[] hashes, byte[] rows, float scale) {
        this.labels = labels;
        this.scale = scale;
        this.rows = rows;
        int capacity = Integer.highestOneBit(Math.max(16, hashes.length * 2) - 1) << 1;
        mask = capacity - 1;
        keys = new int[capacity];
        rowOf = new int[capacity];
        Arrays.fill(rowOf, -1);
        for (int i = 0; i < hashes.length; i++) {
            int slot = hashes[i] & mask;
            while (rowOf[slot] >= 0) {
                slot = (slot + 1) & mask;
            }
            keys[slot] = hashes[i];
            rowOf[slot] = i;
        }
    }

    /** Fills {@code into} with the score of every label for a token of these features. */
    float[] score(int[] features, float[] into) {
        int[] sums = new int[labels];
        for (int feature : features) {
            int row = row(feature);
            if (row >= 0) {
                int base = row * labels;
                for (int label = 0; label < labels; label++) {
                    sums[label] += rows[base + label];
                }
            }
        }
        for (int label = 0; label < labels; label++) {
            into[label] = sums[label] * scale;
        }
        return into;
    }

    private int row(int hash) {
        int slot = hash & mask;
        while (rowOf[slot] >= 0) {
            if (keys[slot] == hash) {
                return rowOf[slot];
            }
            slot = (slot + 1) & mask;
        }
        return -1;
    }
}
