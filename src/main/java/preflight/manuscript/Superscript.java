package preflight.manuscript;

/** Superscript digits in plain text. Citation and footnote marks are often set as superscripts. */
public final class Superscript {
    private static final String PLAIN = "0123456789,–-";
    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹,⁻⁻";

    private Superscript() {}

    /** Whether there is a superscript for this character. A comma counts: it separates marks. */
    public static boolean exists(char character) {
        return PLAIN.indexOf(character) >= 0;
    }

    /** The superscript of a character for which {@link #exists} is true. */
    public static char of(char character) {
        return RAISED.charAt(PLAIN.indexOf(character));
    }

    /** The digit that a superscript stands for; -1 if the character is not a superscript digit. */
    public static int digit(char superscript) {
        int at = RAISED.indexOf(superscript);
        return at < 10 ? at : -1;
    }

    /** The text in superscript, without spaces, if it is digits, commas and dashes only; otherwise unchanged. */
    public static String of(String text) {
        String compact = text.replaceAll("\\s", "");
        if (compact.isEmpty() || !compact.chars().allMatch(c -> exists((char) c))) {
            return text;
        }
        StringBuilder raised = new StringBuilder();
        compact.chars().forEach(c -> raised.append(of((char) c)));
        return raised.toString();
    }
}
