package preflight.text;

import java.util.ArrayList;
import java.util.List;

/** A line of a text by its offsets, line end left out. */
record Line(int start, int end) {

    /** The lines of {@code text} between two offsets; CR, LF, CRLF and the Unicode separators end one. */
    static List<Line> split(String text, int from, int to) {
        List<Line> lines = new ArrayList<>();
        int start = from;
        for (int i = from; i < to; i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r' || c == '\u2028' || c == '\u2029' || c == '\u0085') {
                lines.add(new Line(start, i));
                if (c == '\r' && i + 1 < to && text.charAt(i + 1) == '\n') {
                    i++;
                }
                start = i + 1;
            }
        }
        if (start < to) {
            lines.add(new Line(start, to));
        }
        return lines;
    }

    String textIn(String text) {
        return text.substring(start, end).strip();
    }

    boolean isBlank(String text) {
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (!Character.isWhitespace(c) && !Character.isSpaceChar(c) && Character.getType(c) != Character.FORMAT) {
                return false;
            }
        }
        return true;
    }
}
