package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import preflight.manuscript.list.LineJoiner;

/** Footnotes at the bottom of a column: smaller than the line above, separated from it, starting with a mark. */
final class Footnotes {
    private static final Pattern MARK =
            Pattern.compile("^(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}|[*†‡§¶]{1,3}|\\d{1,2}(?=\\s?\\p{Lu}))\\s*\\S.*", Pattern.DOTALL);
    private static final double MAX_SIZE_RATIO = .96;
    private static final int MAX_LINES = 14;
    /** Distance from the text above, in font sizes of the note. */
    private static final double MIN_DISTANCE = 1.3;

    private Footnotes() {}

    /** The number of lines at the end of a column that are footnotes. */
    static int countLines(List<PdfLine> column) {
        int first = column.size();
        for (int i = column.size() - 1; i > 0 && column.size() - i <= MAX_LINES; i--) {
            PdfLine line = column.get(i);
            PdfLine above = column.get(i - 1);
            if (i + 1 < column.size()
                    && Math.abs(line.size() - column.get(i + 1).size()) > .6) {
                break;
            }
            boolean smaller = line.size() <= MAX_SIZE_RATIO * above.size();
            boolean apart = line.baseline() - above.baseline() > MIN_DISTANCE * line.size();
            if (smaller && apart && MARK.matcher(line.text()).matches() && !isHeading(above)) {
                first = i;
                break;
            }
        }
        return column.size() - first;
    }

    /** A list in a smaller size under a heading is not a footnote. */
    private static boolean isHeading(PdfLine line) {
        return line.bold() || line.text().length() < 40 && !line.text().endsWith(".");
    }

    /** The footnotes as paragraphs. Each mark starts a new one. */
    static List<String> paragraphs(List<PdfLine> notes) {
        List<List<String>> paragraphs = new ArrayList<>();
        for (PdfLine line : notes) {
            if (paragraphs.isEmpty() || MARK.matcher(line.text()).matches()) {
                paragraphs.add(new ArrayList<>());
            }
            paragraphs.getLast().add(line.text());
        }
        return paragraphs.stream().map(LineJoiner::join).toList();
    }
}
