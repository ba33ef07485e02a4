package preflight.reference.parsing;

import org.jspecify.annotations.Nullable;

/** The outer form of a token: capitals, digits, kind of mark. */
final class Shape {
    private static final int WORD = 1 << 16;
    private static final int NUMBER = 2 << 16;
    private static final int FIRST_YEAR = 1500;
    private static final int LAST_YEAR = 2039;

    private Shape() {}

    static int of(Token token, @Nullable Token next) {
        String text = token.text();
        if (token.isNumber()) {
            int year = isYear(text) ? 1 : 0;
            return NUMBER | Math.min(text.length(), 7) << 1 | year;
        }
        if (!token.isWord()) {
            return text.codePointAt(0) & 0xFFFF;
        }
        boolean dotted = next != null && next.text().equals(".") && !next.spaced();
        return WORD | letters(text) << 4 | Math.min(text.length(), 4) << 1 | (dotted ? 1 : 0);
    }

    /** Whether a number can be a year of publication. */
    static boolean isYear(String digits) {
        if (digits.length() != 4 || digits.charAt(0) > '9') {
            return false;
        }
        int value = Integer.parseInt(digits);
        return value >= FIRST_YEAR && value <= LAST_YEAR;
    }

    private static int letters(String text) {
        boolean firstUpper = Character.isUpperCase(text.codePointAt(0));
        boolean otherUpper = text.chars().skip(1).anyMatch(Character::isUpperCase);
        boolean otherLower = text.chars().skip(1).anyMatch(Character::isLowerCase);
        boolean script = text.codePointAt(0) > 0x24F;
        return (firstUpper ? 1 : 0) | (otherUpper ? 2 : 0) | (otherLower ? 4 : 0) | (script ? 8 : 0);
    }
}
