package preflight.reference.tagger.feature;

import org.jspecify.annotations.Nullable;

/** The shape of a token, packed into an int: case of its letters, number of digits, or the punctuation mark itself. */
public final class TokenShape {
    private static final int WORD = 1 << 16;
    private static final int NUMBER = 2 << 16;
    private static final int MIN_YEAR = 1500;
    private static final int MAX_YEAR = 2039;

    private TokenShape() {}

    static int of(Token token, @Nullable Token next) {
        String text = token.text();
        if (token.isNumber()) {
            int year = isYear(text) ? 1 : 0;
            return NUMBER | Math.min(text.length(), 7) << 1 | year;
        }
        if (!token.isWord()) {
            return text.codePointAt(0) & 0xFFFF;
        }
        boolean dotted = next != null && next.text().equals(".") && !next.followsSpace();
        return WORD | letterCase(text) << 4 | Math.min(text.length(), 4) << 1 | (dotted ? 1 : 0);
    }

    /** Whether a number can be a year of publication: four digits, 1500 to 2039. */
    public static boolean isYear(String digits) {
        if (digits.length() != 4 || digits.charAt(0) > '9') {
            return false;
        }
        int value = Integer.parseInt(digits);
        return value >= MIN_YEAR && value <= MAX_YEAR;
    }

    private static int letterCase(String text) {
        boolean firstUpper = Character.isUpperCase(text.codePointAt(0));
        boolean otherUpper = text.chars().skip(1).anyMatch(Character::isUpperCase);
        boolean otherLower = text.chars().skip(1).anyMatch(Character::isLowerCase);
        boolean script = text.codePointAt(0) > 0x24F;
        return (firstUpper ? 1 : 0) | (otherUpper ? 2 : 0) | (otherLower ? 4 : 0) | (script ? 8 : 0);
    }
}
