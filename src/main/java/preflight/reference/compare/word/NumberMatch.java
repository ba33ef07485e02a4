package preflight.reference.compare.word;

import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.text.Folding;

/** Compares the numbers of a reference with those of a work, broken or garbled as scans leave them. */
public final class NumberMatch {
    /** Shorter words that end in a number are names: "IL2", "p53". */
    private static final int MIN_GLUED_LETTERS = 4;

    private static final Pattern ROMAN = Pattern.compile("[ivxlcdm]+");

    private NumberMatch() {}

    /** Whether a page says where something stands: "no", "n/a" and the like are put where there is none. */
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

    /** Whether another number stands right behind: "1 87" is a volume and a page, or one number that a scan broke. */
    public static boolean isFollowedByNumber(List<ReferenceWord> words, int j) {
        ReferenceWord next = j + 1 < words.size() ? words.get(j + 1) : null;
        return next != null
                && (next.label() == Label.VOLUME || next.label() == Label.PAGE)
                && next.gap().isBlank()
                && isDigits(next.text());
    }

    /** Whether the word at {@code j}, or it and the next, is a number that is wanted. */
    public static boolean matchesAt(List<ReferenceWord> words, int j, String wanted) {
        String given = words.get(j).text();
        if (isSame(given, wanted)) {
            return true;
        }
        if (j + 1 >= words.size()
                || given.length() >= wanted.length()
                || !words.get(j + 1).gap().isBlank()) {
            return false;
        }
        String joined = given + words.get(j + 1).text();
        return wanted.equals(joined) || isGarbled(joined, wanted);
    }

    private static boolean isSame(String given, String wanted) {
        return stripLeadingZeros(given).equals(wanted)
                || isGarbled(given, wanted)
                || isGlued(given, wanted)
                || isRange(given, wanted);
    }

    /** "532C542" for "532–542". */
    private static boolean isRange(String given, String wanted) {
        int end = wanted.length();
        return end > 1
                && given.length() > end + 1
                && given.startsWith(wanted)
                && isDigits(wanted)
                && Character.isLetter(given.charAt(end))
                && isDigits(given.substring(end + 1));
    }

    /** "Measurements40": whether a word ends in a number whose space before it was lost. */
    public static boolean isGlued(String word) {
        int letters = leadingLetters(word);
        return letters >= MIN_GLUED_LETTERS && letters < word.length() && isDigits(word.substring(letters));
    }

    private static boolean isGlued(String given, String wanted) {
        return given.endsWith(wanted) && given.length() - wanted.length() == leadingLetters(given) && isGlued(given);
    }

    /**
     * Whether a word may be the volume that is wanted as well as another: a scan left a letter in it, or but the end of it behind the
     * word before, "Medicineh15" for "Medicine 115". Pages have letters of their own.
     */
    public static boolean isIllegible(String given, String wanted) {
        if (!isDigits(wanted) || isDigits(given)) {
            return false;
        }
        int letters = leadingLetters(given);
        boolean glued = letters >= MIN_GLUED_LETTERS && letters < given.length();
        return glued
                ? wanted.endsWith(given.substring(letters))
                : !ROMAN.matcher(given).matches();
    }

    private static int leadingLetters(String word) {
        int letters = 0;
        while (letters < word.length() && !Character.isDigit(word.charAt(letters))) {
            letters++;
        }
        return letters;
    }

    /** "i16" for "116": a letter where the other has a digit is noise, no other number. */
    private static boolean isGarbled(String given, String wanted) {
        if (wanted.length() < 2 || !isDigits(wanted) || isDigits(given) || given.length() > wanted.length() + 1) {
            return false;
        }
        String digits = given.replaceAll("\\D", "");
        if (digits.equals(wanted)) {
            return true;
        }
        if (given.length() != wanted.length() || digits.length() * 2 < wanted.length()) {
            return false;
        }
        for (int i = 0; i < wanted.length(); i++) {
            if (Character.isDigit(given.charAt(i)) && given.charAt(i) != wanted.charAt(i)) {
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
