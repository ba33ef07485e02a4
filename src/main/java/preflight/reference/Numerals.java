package preflight.reference;

import java.util.List;

/** Compares the numbers of a reference with those of a work, broken or garbled as scans leave them. */
final class Numerals {
    /** Shorter words that end in a number are names: "IL2", "p53". */
    private static final int LEAST_GLUED = 4;

    private Numerals() {}

    /** Without leading zeros. */
    static String strip(String number) {
        int zeros = 0;
        while (zeros < number.length() - 1 && number.charAt(zeros) == '0') {
            zeros++;
        }
        return number.substring(zeros);
    }

    /** Whether the word at {@code j}, or it and the next, is a number that is wanted. */
    static boolean isAt(List<ReferenceWord> words, int j, String wanted) {
        String given = words.get(j).text();
        if (isSame(given, wanted)) {
            return true;
        }
        boolean broken = j + 1 < words.size()
                && given.length() < wanted.length()
                && words.get(j + 1).gap().isBlank()
                && given.length() + words.get(j + 1).text().length() == wanted.length();
        return broken && wanted.equals(given + words.get(j + 1).text());
    }

    private static boolean isSame(String given, String wanted) {
        return strip(given).equals(wanted)
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
    static boolean isGlued(String word) {
        int letters = lettersOf(word);
        return letters >= LEAST_GLUED && letters < word.length() && isDigits(word.substring(letters));
    }

    private static boolean isGlued(String given, String wanted) {
        return given.endsWith(wanted) && given.length() - wanted.length() == lettersOf(given) && isGlued(given);
    }

    private static int lettersOf(String word) {
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
