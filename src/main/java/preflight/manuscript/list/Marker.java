package preflight.manuscript.list;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number before an entry.
 *
 * @param at the place of its line in the list
 * @param rest the line behind it
 */
record Marker(int index, TextLine line, int number, String rest) {

    /** The line without its number. */
    TextLine unmarked() {
        return new TextLine(rest, line.number(), line.indent(), line.gapAbove(), line.heading(), line.columnTop());
    }

    /** How much the line looks like the beginning of an entry. */
    int startScore() {
        int likeness = 0;
        if (rest.isEmpty() || EntryStarts.canStartEntry(rest)) {
            likeness += 2;
        }
        if (ReferenceFeatures.startsWithAuthor(rest)) {
            likeness += 2;
        }
        return line.gapAbove() ? likeness + 1 : likeness;
    }

    /** The ways to write one. */
    enum NumberStyle {
        BRACKETS("^\\[(\\d{1,4})\\]\\s*(.*)$"),
        PARENTHESES("^\\((\\d{1,4})\\)\\s*(.*)$"),
        FULL_STOP("^(\\d{1,4})\\.(?:\\s+(.*)|(?=[\\p{L}\"“])(.*)|)$"),
        PARENTHESIS("^(\\d{1,4})\\)\\s*(.*)$"),
        SUPERSCRIPT("^([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4})\\s*(.*)$"),
        BARE("^(\\d{1,4})\\s+(\\D.*)$");

        private static final String SUPERSCRIPT_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
        private final Pattern pattern;

        NumberStyle(String pattern) {
            this.pattern = Pattern.compile(pattern, Pattern.DOTALL);
        }

        Optional<Marker> read(int at, TextLine line) {
            Matcher matcher = pattern.matcher(line.text());
            if (!matcher.matches()) {
                return Optional.empty();
            }
            String rest = "";
            for (int group = 2; group <= matcher.groupCount(); group++) {
                rest = matcher.group(group) == null ? rest : matcher.group(group);
            }
            return Optional.of(new Marker(at, line, number(matcher.group(1)), rest.strip()));
        }

        private static int number(String digits) {
            int number = 0;
            for (char c : digits.toCharArray()) {
                int raised = SUPERSCRIPT_DIGITS.indexOf(c);
                number = 10 * number + (raised >= 0 ? raised : Character.digit(c, 10));
            }
            return number;
        }
    }
}
