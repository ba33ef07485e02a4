package preflight.reference.compare;

import java.util.List;
import preflight.reference.compare.word.BigramSimilarity;
import preflight.reference.compare.word.WordMatch;
import preflight.reference.parse.ReferenceWord;

/** Containers by their letters, whose words a scan broke, joined or misprinted. */
final class FuzzyContainerMatch {
    private static final double MIN_SIMILARITY = 0.75;
    private static final int MIN_GARBLED = 6;
    private static final int LETTERS_PER_MISPRINT = 8;

    private FuzzyContainerMatch() {}

    /** Whether the words of a region are a container's title, letter by letter or nearly so. */
    static boolean isSimilar(List<ReferenceWord> words, List<Integer> region, List<String> container) {
        StringBuilder joined = new StringBuilder();
        for (int j : region) {
            joined.append(letters(words.get(j)));
        }
        String given = joined.toString();
        String wanted = String.join("", container);
        return BigramSimilarity.dice(given, wanted) >= MIN_SIMILARITY
                || (wanted.length() >= MIN_GARBLED
                        && WordMatch.isWithinDistance(given, wanted, 1 + wanted.length() / LETTERS_PER_MISPRINT));
    }

    /** A word without the volume that lost its space: "Measurements40". */
    private static String letters(ReferenceWord word) {
        int end = word.text().length();
        while (word.isNumeric() && end > 0 && Character.isDigit(word.text().charAt(end - 1))) {
            end--;
        }
        return word.text().substring(0, end);
    }
}
