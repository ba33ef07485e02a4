package preflight.lab.tagger;

import java.util.Arrays;

/** Sums by int key, in an open-addressing table that grows. A sum of 0 is the same as no entry. */
final class IntCounter {
    private int[] keys;
    private int[] sums;
    private int used;

    IntCounter(int expected) {
        int capacity = Integer.highestOneBit(Math.max(8, expected)) << 2;
        keys = new int[capacity];
        sums = new int[capacity];
    }

    /** @param number above 0 */
    void add(int key, int number) {
        int slot = slot(keys, sums, key);
        if (sums[slot] == 0 && ++used > keys.length / 2) {
            grow();
            slot = slot(keys, sums, key);
        }
        keys[slot] = key;
        sums[slot] += number;
    }

    int get(int key) {
        return sums[slot(keys, sums, key)];
    }

    /** The keys whose sum is at minSum {@code minSum}, in no order. */
    int[] keysWithAtLeast(int minSum) {
        int[] found = new int[used];
        int n = 0;
        for (int slot = 0; slot < keys.length; slot++) {
            if (sums[slot] >= minSum) {
                found[n++] = keys[slot];
            }
        }
        return Arrays.copyOf(found, n);
    }

    private static int slot(int[] keys, int[] sums, int key) {
        int slot = key & (keys.length - 1);
        while (sums[slot] != 0 && keys[slot] != key) {
            slot = (slot + 1) & (keys.length - 1);
        }
        return slot;
    }

    private void grow() {
        int[] grownKeys = new int[keys.length * 2];
        int[] grownSums = new int[keys.length * 2];
        for (int i = 0; i < keys.length; i++) {
            if (sums[i] != 0) {
                int slot = slot(grownKeys, grownSums, keys[i]);
                grownKeys[slot] = keys[i];
                grownSums[slot] = sums[i];
            }
        }
        keys = grownKeys;
        sums = grownSums;
    }
}
