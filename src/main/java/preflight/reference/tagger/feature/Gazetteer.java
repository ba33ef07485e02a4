package preflight.reference.tagger.feature;

import java.util.Arrays;
import java.util.List;

/**
 * Names of many words that are known as a whole, journals above all: a set of hashes, in which a stretch of tokens is looked
 * up. Marks within a name do not count, since abbreviations have full stops and references lose commas.
 */
public final class Gazetteer {
    /** Knows none. */
    public static final Gazetteer NONE = new Gazetteer(new int[0]);

    private static final int MAX_WORDS = 12;
    private static final String INNER_PUNCTUATION = ".-&:'’/";

    private final int[] sorted;
    private final int mask;
    private final int[] table;
    private final boolean hasZero;

    /** @param hashes ascending */
    public Gazetteer(int[] hashes) {
        sorted = hashes.clone();
        int capacity = Integer.highestOneBit(Math.max(8, hashes.length * 2)) << 1;
        mask = capacity - 1;
        table = new int[capacity];
        boolean zero = false;
        for (int hash : hashes) {
            zero |= hash == 0;
            int slot = hash & mask;
            while (table[slot] != 0 && table[slot] != hash) {
                slot = (slot + 1) & mask;
            }
            table[slot] = hash;
        }
        hasZero = zero;
    }

    public int[] hashes() {
        return sorted;
    }

    /** The hash of a whole name; 0 for one that is too long or has no word. */
    public static int hashOf(List<Token> name) {
        int hash = 0;
        int words = 0;
        for (Token token : name) {
            if (!token.isPunctuation()) {
                hash = next(hash, fold(token).hashCode());
                words++;
            }
        }
        return words > MAX_WORDS ? 0 : hash;
    }

    private static String fold(Token token) {
        return token.isWord() ? token.text().toLowerCase(java.util.Locale.ROOT) : token.text();
    }

    private static int next(int hash, int word) {
        int mixed = (hash ^ word) * 0x85EBCA6B;
        return mixed ^ (mixed >>> 13);
    }

    private boolean contains(int hash) {
        if (hash == 0) {
            return hasZero;
        }
        int slot = hash & mask;
        while (table[slot] != 0) {
            if (table[slot] == hash) {
                return true;
            }
            slot = (slot + 1) & mask;
        }
        return false;
    }

    /**
     * Where known names stand, the longest from the left: 0 for a token in none, else its place in the name (beginning,
     * inside, end, alone) and the length of the name.
     *
     * @param words hash of each token's folded text
     */
    int[] tag(List<Token> tokens, int[] words) {
        int[] places = new int[tokens.size()];
        if (sorted.length == 0) {
            return places;
        }
        for (int i = 0; i < places.length; i++) {
            if (!tokens.get(i).isWord()) {
                continue;
            }
            int end = endOfLongest(tokens, words, i);
            if (end > i) {
                place(places, tokens, i, end);
                i = end - 1;
            }
        }
        return places;
    }

    private int endOfLongest(List<Token> tokens, int[] words, int from) {
        int hash = 0;
        int end = from;
        int n = 0;
        for (int j = from; j < words.length && n < MAX_WORDS; j++) {
            if (tokens.get(j).isPunctuation()) {
                if (!INNER_PUNCTUATION.contains(tokens.get(j).text())) {
                    break;
                }
                continue;
            }
            hash = next(hash, words[j]);
            n++;
            end = contains(hash) ? j + 1 : end;
        }
        return end;
    }

    private static void place(int[] places, List<Token> tokens, int from, int end) {
        int count = 0;
        for (int j = from; j < end; j++) {
            count += tokens.get(j).isPunctuation() ? 0 : 1;
        }
        int length = Math.min(count, 4) * 4;
        Arrays.fill(places, from, end, 1 + length);
        places[end - 1] = 2 + length;
        places[from] = length + (end - from == 1 ? 3 : 0);
    }
}
