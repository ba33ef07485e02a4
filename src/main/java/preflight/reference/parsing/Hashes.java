package preflight.reference.parsing;

import java.util.Arrays;

/** Collects the hashed features of one token. */
final class Hashes {
    private int[] values = new int[64];
    private int size;

    void add(int kind, int... parts) {
        int hash = kind * 0x9E3779B1;
        for (int part : parts) {
            hash = (hash ^ part) * 0x85EBCA6B;
            hash ^= hash >>> 15;
        }
        hash *= 0xC2B2AE35;
        hash ^= hash >>> 16;
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = hash;
    }

    int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
