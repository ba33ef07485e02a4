package preflight.reference;

import java.util.List;

/** Containers by their letters, whose words a scan broke, joined or misprinted. */
final class SpoiltContainer {
    private static final double LEAST_ALIKE = 0.75;
    private static final int LEAST_GARBLED = 6;
    private static final int LETTERS_A_MISPRINT = 8;

    private SpoiltContainer() {}

    /** Whether the words of a region are a container's title, letter by letter or nearly so. */
    static boolean isAlike(List<ReferenceWord> words, List<Integer> region, List<String> container) {
        StringBuilder joined = new StringBuilder();
        for (int j : region) {
            joined.append(letters(words.get(j)));
        }
        String given = joined.toString();
        String wanted = String.join("", container);
        return Likeness.ofBigrams(given, wanted) >= LEAST_ALIKE
                || (wanted.length() >= LEAST_GARBLED
                        && WordMatch.distanceWithin(given, wanted, 1 + wanted.length() / LETTERS_A_MISPRINT));
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
