package preflight.reference.compare;

import java.util.List;
import preflight.reference.compare.word.BigramSimilarity;
import preflight.reference.compare.word.WordMatch;
import preflight.reference.parse.ReferenceWord;

/** Compares containers letter by letter, for scanned text with split, joined or misprinted words. */
final class FuzzyContainerMatch {
    private static final double MIN_SIMILARITY = 0.75;
    private static final int MIN_GARBLED = 6;
    private static final int LETTERS_PER_MISPRINT = 8;

    private FuzzyContainerMatch() {}

    /** Whether the letters of a region's words are nearly those of a container's title. */
    static boolean isSimilar(List<ReferenceWord> words, List<Integer> region, List<String> container) {
        StringBuilder joined = new StringBuilder();
        for (int j : region) {
            joined.append(letters(words.get(j)));
        }
        String given = joined.toString();
        String expected = String.join("", container);
        return BigramSimilarity.dice(given, expected) >= MIN_SIMILARITY
                || (expected.length() >= MIN_GARBLED
                        && WordMatch.isWithinDistance(given, expected, 1 + expected.length() / LETTERS_PER_MISPRINT));
    }

    /** The word without a volume whose space was lost: "Measurements40". */
    private static String letters(ReferenceWord word) {
        int end = word.text().length();
        while (word.isNumeric() && end > 0 && Character.isDigit(word.text().charAt(end - 1))) {
            end--;
        }
        return word.text().substring(0, end);
    }
}
