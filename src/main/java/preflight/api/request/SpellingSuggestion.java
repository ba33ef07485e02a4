package preflight.api.request;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Suggests the known name that is closest to an unknown one. */
final class SpellingSuggestion {
    /** At most one typo for this many letters; with more, it is another word. */
    private static final int LETTERS_PER_TYPO = 3;

    private SpellingSuggestion() {}

    /** {@code ; did you mean "x"?}, or a list of the known names when none is close. */
    static String suggestion(String given, List<String> known) {
        String lower = given.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(name -> distance(lower, name) <= Math.max(1, name.length() / LETTERS_PER_TYPO))
                .min(Comparator.comparingInt(name -> distance(lower, name)))
                .map(name -> "; did you mean \"%s\"?".formatted(name))
                .orElseGet(() -> "; known fields: " + String.join(", ", known));
    }

    /** Levenshtein distance, computed with one row; skipped for names of very different length. */
    private static int distance(String a, String b) {
        if (Math.abs(a.length() - b.length()) > b.length()) {
            return Integer.MAX_VALUE;
        }
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int above = row[j];
                int cost = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j], row[j - 1]) + 1, diagonal + cost);
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
