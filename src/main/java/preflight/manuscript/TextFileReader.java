package preflight.manuscript;

import java.util.List;
import preflight.manuscript.list.TextLine;

/** Plain text: a manuscript with its list under a heading, or a list alone, one reference a line. */
final class TextFileReader implements FormatReader {
    private static final int LONGEST_TITLE = 250;

    @Override
    public Submission read(String file, byte[] content) {
        List<TextLine> lines = PlainText.lines(PlainText.of(content));
        return new Assembly(file, FileFormat.TEXT).titled(title(lines)).of(lines);
    }

    /** The first paragraph, when it is short and no sentence. */
    private static String title(List<TextLine> lines) {
        StringBuilder title = new StringBuilder();
        for (int i = 0; i < lines.size() && (i == 0 || !lines.get(i).gap()); i++) {
            title.append(title.isEmpty() ? "" : " ").append(lines.get(i).text().replaceFirst("^#+\\s*", ""));
        }
        return title.length() <= LONGEST_TITLE && !title.toString().matches("(?s).*[.:;,]$") ? title.toString() : "";
    }
}
