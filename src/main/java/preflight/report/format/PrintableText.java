package preflight.report.format;

import com.ibm.icu.lang.UCharacter;
import com.ibm.icu.lang.UProperty;

/**
 * Makes untrusted text safe for a terminal. References and manuscripts come from anywhere: they must not contain control sequences,
 * nor characters that change the order of the text.
 */
public final class PrintableText {
    private static final int SOFT_HYPHEN = 0x00AD;
    private static final int ZERO_WIDTH_NON_JOINER = 0x200C;
    private static final int ZERO_WIDTH_JOINER = 0x200D;

    private PrintableText() {}

    /** The text on one line, with every invisible character written as an escape. */
    public static String of(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.codePoints().forEach(c -> append(printable, c));
        return printable.toString().strip().replaceAll(" {2,}", " ");
    }

    /** The columns that a {@link #of printable} text takes in a terminal. */
    public static int columns(String text) {
        return text.codePoints().map(PrintableText::columns).sum();
    }

    private static void append(StringBuilder printable, int c) {
        if (Character.isWhitespace(c) || Character.isSpaceChar(c)) {
            printable.append(' ');
        } else if (isShown(c)) {
            printable.appendCodePoint(c);
        } else if (c != SOFT_HYPHEN) {
            printable.append("\\u{%04x}".formatted(c));
        }
    }

    private static boolean isShown(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL, Character.SURROGATE, Character.PRIVATE_USE, Character.UNASSIGNED -> false;
            // The joiners only shape adjacent letters; other format characters can reverse the text.
            case Character.FORMAT -> c == ZERO_WIDTH_NON_JOINER || c == ZERO_WIDTH_JOINER;
            default -> true;
        };
    }

    private static int columns(int c) {
        return switch (Character.getType(c)) {
            // The only private-use characters left in a text are those of TerminalHighlighter.
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.FORMAT, Character.PRIVATE_USE -> 0;
            default ->
                switch (UCharacter.getIntPropertyValue(c, UProperty.EAST_ASIAN_WIDTH)) {
                    case UCharacter.EastAsianWidth.WIDE, UCharacter.EastAsianWidth.FULLWIDTH -> 2;
                    default -> 1;
                };
        };
    }
}
