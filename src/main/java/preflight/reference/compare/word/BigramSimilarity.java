package preflight.reference.compare.word;

import java.util.Arrays;

/** Similarity of two texts by their pairs of letters. */
public final class BigramSimilarity {
    private static final int MIN_LENGTH = 4;

    private BigramSimilarity() {}

    /** The Dice coefficient of the pairs of letters, 0 to 1; 0 for texts shorter than four letters. */
    public static double dice(String a, String b) {
        if (a.length() < MIN_LENGTH || b.length() < MIN_LENGTH) {
            return 0;
        }
        int[] mine = bigrams(a);
        int[] theirs = bigrams(b);
        int common = 0;
        for (int i = 0, j = 0; i < mine.length && j < theirs.length; ) {
            int order = Integer.compare(mine[i], theirs[j]);
            common += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        return 2.0 * common / (mine.length + theirs.length);
    }

    private static int[] bigrams(String text) {
        int[] pairs = new int[text.length() - 1];
        for (int i = 0; i < pairs.length; i++) {
            pairs[i] = text.charAt(i) << 16 | text.charAt(i + 1);
        }
        Arrays.sort(pairs);
        return pairs;
    }
}
