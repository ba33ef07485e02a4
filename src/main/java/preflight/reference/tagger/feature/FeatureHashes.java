package preflight.reference.tagger.feature;

import java.util.Arrays;

/**
 * A growing list of feature hashes, reused from token to token. A feature is the hash of its template ({@code kind}) and the template's
 * values.
 */
public final class FeatureHashes {
    private int[] values = new int[128];
    private int size;

    public void add(int kind, int a) {
        put(mix(start(kind), a));
    }

    public void add(int kind, int a, int b) {
        put(mix(mix(start(kind), a), b));
    }

    public void add(int kind, int a, int b, int c) {
        put(mix(mix(mix(start(kind), a), b), c));
    }

    public void add(int kind, int a, int b, int c, int d) {
        put(mix(mix(mix(mix(start(kind), a), b), c), d));
    }

    void add(int kind, int a, int b, int c, int d, int e) {
        put(mix(mix(mix(mix(mix(start(kind), a), b), c), d), e));
    }

    void add(int kind, int a, int b, int c, int d, int e, int f, int g) {
        put(mix(mix(mix(mix(mix(mix(mix(start(kind), a), b), c), d), e), f), g));
    }

    private static int start(int kind) {
        return kind * 0x9E3779B1;
    }

    private static int mix(int hash, int part) {
        int mixed = (hash ^ part) * 0x85EBCA6B;
        return mixed ^ (mixed >>> 15);
    }

    private void put(int mixed) {
        int hash = mixed * 0xC2B2AE35;
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = hash ^ (hash >>> 16);
    }

    public void clear() {
        size = 0;
    }

    public int size() {
        return size;
    }

    public int get(int i) {
        return values[i];
    }

    public int[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
