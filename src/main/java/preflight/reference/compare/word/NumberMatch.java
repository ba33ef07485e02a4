package preflight.reference.compare.word;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.text.Folding;

/** Compares the numbers of a reference with those of a work, also split or garbled by scanning. */
public final class NumberMatch {
    /** Words with fewer letters before a number are names: "IL2", "p53". */
    private static final int MIN_GLUED_LETTERS = 4;

    private static final Pattern ROMAN = Pattern.compile("[ivxlcdm]+");

    private NumberMatch() {}

    /** Whether a page is one: some records have "no", "n/a" and the like. */
    public static boolean isUsablePage(@Nullable String page) {
        List<String> words = page == null ? List.of() : Folding.words(page);
        return !words.isEmpty() && !BibliographicWords.isBoilerplate(words.getFirst());
    }

    /** Without leading zeros. */
    public static String stripLeadingZeros(String number) {
        int zeros = 0;
        while (zeros < number.length() - 1 && number.charAt(zeros) == '0') {
            zeros++;
        }
        return number.substring(zeros);
    }

    /** Whether another number follows directly: "1 87" is a volume and a page, or one number split by scanning. */
    public static boolean isFollowedByNumber(List<ReferenceWord> words, int j) {
        ReferenceWord next = j + 1 < words.size() ? words.get(j + 1) : null;
        return next != null
                && (next.label() == Label.VOLUME || next.label() == Label.PAGE)
                && next.gap().isBlank()
                && isDigits(next.text());
    }

    /** Whether the word at {@code j}, alone or joined with the next, is the expected number. */
    public static boolean matchesAt(List<ReferenceWord> words, int j, String expected) {
        String given = words.get(j).text();
        if (isSame(given, expected)) {
            return true;
        }
        if (j + 1 >= words.size()
                || given.length() >= expected.length()
                || !words.get(j + 1).gap().isBlank()) {
            return false;
        }
        String joined = given + words.get(j + 1).text();
        return expected.equals(joined) || isGarbled(joined, expected);
    }

    private static boolean isSame(String given, String expected) {
        return stripLeadingZeros(given).equals(expected)
                || isGarbled(given, expected)
                || isGlued(given, expected)
                || isRange(given, expected);
    }

    /** "532C542" for "532–542". */
    private static boolean isRange(String given, String expected) {
        int end = expected.length();
        return end > 1
                && given.length() > end + 1
                && given.startsWith(expected)
                && isDigits(expected)
                && Character.isLetter(given.charAt(end))
                && isDigits(given.substring(end + 1));
    }

    /** Whether a word ends in a number without a space before it: "Measurements40". */
    public static boolean isGlued(String word) {
        int letters = leadingLetters(word);
        return letters >= MIN_GLUED_LETTERS && letters < word.length() && isDigits(word.substring(letters));
    }

    private static boolean isGlued(String given, String expected) {
        return given.endsWith(expected)
                && given.length() - expected.length() == leadingLetters(given)
                && isGlued(given);
    }

    /**
     * Whether a word is a garbled number that may be the expected volume or another: it has a letter in it, or it is joined with
     * the word before, "Medicineh15" for "Medicine 115". Not for pages, which may have letters.
     */
    public static boolean isIllegible(String given, String expected) {
        if (!isDigits(expected) || isDigits(given)) {
            return false;
        }
        int letters = leadingLetters(given);
        boolean glued = letters >= MIN_GLUED_LETTERS && letters < given.length();
        return glued
                ? expected.endsWith(given.substring(letters))
                : !ROMAN.matcher(given).matches();
    }

    private static int leadingLetters(String word) {
        int letters = 0;
        while (letters < word.length() && !Character.isDigit(word.charAt(letters))) {
            letters++;
        }
        return letters;
    }

    /** "i16" for "116": a letter in place of a digit is a scanning error and not another number. */
    private static boolean isGarbled(String given, String expected) {
        if (expected.length() < 2 || !isDigits(expected) || isDigits(given) || given.length() > expected.length() + 1) {
            return false;
        }
        String digits = given.replaceAll("\\D", "");
        if (digits.equals(expected)) {
            return true;
        }
        if (given.length() != expected.length() || digits.length() * 2 < expected.length()) {
            return false;
        }
        for (int i = 0; i < expected.length(); i++) {
            if (Character.isDigit(given.charAt(i)) && given.charAt(i) != expected.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isDigits(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!Character.isDigit(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
