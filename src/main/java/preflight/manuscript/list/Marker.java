package preflight.manuscript.list;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.manuscript.Superscript;

/**
 * A number at the start of a line, which may be the number of an entry.
 *
 * @param index position of the line in the list, from 0
 * @param rest the line without the number
 */
record Marker(int index, TextLine line, int number, String rest) {

    /** The line without its number. */
    TextLine unmarked() {
        return line.withText(rest);
    }

    /** How much the line looks like the start of an entry, 0 to 5. */
    int startScore() {
        int score = 0;
        if (rest.isEmpty() || EntryStarts.canStartEntry(rest)) {
            score += 2;
        }
        if (ReferenceFeatures.startsWithAuthor(rest)) {
            score += 2;
        }
        return line.gapAbove() ? score + 1 : score;
    }

    /** The notations of a number. */
    enum NumberStyle {
        BRACKETS("^\\[(\\d{1,4})\\]\\s*(.*)$"),
        PARENTHESES("^\\((\\d{1,4})\\)\\s*(.*)$"),
        FULL_STOP("^(\\d{1,4})\\.(?:\\s+(.*)|(?=[\\p{L}\"“])(.*)|)$"),
        PARENTHESIS("^(\\d{1,4})\\)\\s*(.*)$"),
        SUPERSCRIPT("^([⁰¹²³⁴⁵⁶⁷⁸⁹]{1,4})\\s*(.*)$"),
        BARE("^(\\d{1,4})\\s+(\\D.*)$");

        private final Pattern pattern;

        NumberStyle(String pattern) {
            this.pattern = Pattern.compile(pattern, Pattern.DOTALL);
        }

        /** The marker of a line in this notation, if it has one. */
        Optional<Marker> read(int index, TextLine line) {
            Matcher matcher = pattern.matcher(line.text());
            if (!matcher.matches()) {
                return Optional.empty();
            }
            String rest = "";
            for (int group = 2; group <= matcher.groupCount(); group++) {
                rest = matcher.group(group) == null ? rest : matcher.group(group);
            }
            return Optional.of(new Marker(index, line, number(matcher.group(1)), rest.strip()));
        }

        private static int number(String digits) {
            int number = 0;
            for (char c : digits.toCharArray()) {
                int raised = Superscript.digit(c);
                number = 10 * number + (raised >= 0 ? raised : Character.digit(c, 10));
            }
            return number;
        }
    }
}
