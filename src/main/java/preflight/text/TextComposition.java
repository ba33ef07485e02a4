package preflight.text;

import java.util.StringTokenizer;

/** Measures the share of plain words, digits and symbols in a text. */
final class TextComposition {
    private static final int MAX_WORD_LENGTH = 30;

    private TextComposition() {}

    /** Share of the tokens (split at white space) that are plain words: letters, possibly with punctuation of prose. */
    static double share(String text) {
        StringTokenizer tokens = new StringTokenizer(text);
        int all = 0;
        int plain = 0;
        while (tokens.hasMoreTokens()) {
            all++;
            if (isPlain(tokens.nextToken())) {
                plain++;
            }
        }
        return all == 0 ? 0 : (double) plain / all;
    }

    private static boolean isPlain(String token) {
        int letters = 0;
        int unspaced = 0;
        int strange = 0;
        for (int i = 0; i < token.length(); ) {
            int c = token.codePointAt(i);
            i += Character.charCount(c);
            if (WordCounter.isUnspaced(c)) {
                unspaced++;
            } else if (Character.isLetter(c) || Character.getType(c) == Character.NON_SPACING_MARK) {
                letters++;
            } else if (Character.isDigit(c) || isSymbol(c)) {
                strange++;
            }
        }
        return letters + unspaced > 2 * strange && letters <= MAX_WORD_LENGTH;
    }

    /** Share of the visible characters that are digits. */
    static double digitShare(String text) {
        return share(text, Character::isDigit);
    }

    /** Share of the visible characters that are symbols of formulas and programs. */
    static double symbolShare(String text) {
        return share(text, TextComposition::isSymbol);
    }

    private static double share(String text, java.util.function.IntPredicate trait) {
        long visible = text.codePoints().filter(c -> !Character.isWhitespace(c)).count();
        return visible == 0 ? 0 : (double) text.codePoints().filter(trait).count() / visible;
    }

    private static boolean isSymbol(int c) {
        int type = Character.getType(c);
        return type == Character.MATH_SYMBOL
                || "\\{}_^$&@#%*/[]();".indexOf(c) >= 0 && c != '(' && c != ')' && c != ';'
                || c == '=';
    }
}
