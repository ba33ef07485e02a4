package preflight.reference.tagger.feature;

import java.util.Arrays;
import java.util.List;

/**
 * Known names of journals, series and books, as a set of hashes. Punctuation inside a name is ignored, because abbreviations have full
 * stops and references lose commas. Immutable.
 */
public final class Gazetteer {
    /** Without any name. */
    public static final Gazetteer NONE = new Gazetteer(new int[0]);

    private static final int MAX_WORDS = 12;
    private static final String INNER_PUNCTUATION = ".-&:'’/";

    private final int mask;
    private final int[] table;
    private final boolean hasZero;
    private final boolean isEmpty;

    /** @param hashes {@link #hashOf} each name */
    public Gazetteer(int[] hashes) {
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
        isEmpty = hashes.length == 0;
    }

    /** The hash of a name; 0 for a name that is too long or has no word. The trainer builds the list of known names with it. */
    public static int hashOf(List<Token> name) {
        int hash = 0;
        int words = 0;
        for (Token token : name) {
            if (!token.isPunctuation()) {
                hash = next(hash, lowerCase(token).hashCode());
                words++;
            }
        }
        return words > MAX_WORDS ? 0 : hash;
    }

    private static String lowerCase(Token token) {
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
     * Tags the tokens of known names, leftmost and longest first: 0 for a token outside, else its position in the name (beginning,
     * inside, end, single) plus four times the number of words, at most 4.
     *
     * @param words hash of each token's text in lower case
     */
    int[] tag(List<Token> tokens, int[] words) {
        int[] tags = new int[tokens.size()];
        if (isEmpty) {
            return tags;
        }
        for (int i = 0; i < tags.length; i++) {
            if (!tokens.get(i).isWord()) {
                continue;
            }
            int end = endOfLongest(tokens, words, i);
            if (end > i) {
                tagName(tags, tokens, i, end);
                i = end - 1;
            }
        }
        return tags;
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

    private static void tagName(int[] tags, List<Token> tokens, int from, int end) {
        int count = 0;
        for (int j = from; j < end; j++) {
            count += tokens.get(j).isPunctuation() ? 0 : 1;
        }
        int length = Math.min(count, 4) * 4;
        Arrays.fill(tags, from, end, 1 + length);
        tags[end - 1] = 2 + length;
        tags[from] = length + (end - from == 1 ? 3 : 0);
    }
}
