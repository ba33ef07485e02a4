package preflight.manuscript.plain;

import java.util.List;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.list.ManuscriptAssembler;
import preflight.manuscript.list.TextLine;

/** Reads plain text: a manuscript with its references under a heading, or a list with one reference per line. */
public final class PlainTextReader implements FormatReader {
    private static final int MAX_TITLE_LENGTH = 250;

    @Override
    public ManuscriptContent read(String file, byte[] content) {
        List<TextLine> lines = PlainText.lines(PlainText.decode(content));
        return new ManuscriptAssembler(file, FileFormat.TEXT)
                .title(title(lines))
                .build(lines);
    }

    /** The first paragraph, if it is short and not a sentence. */
    private static String title(List<TextLine> lines) {
        StringBuilder title = new StringBuilder();
        for (int i = 0; i < lines.size() && (i == 0 || !lines.get(i).gapAbove()); i++) {
            title.append(title.isEmpty() ? "" : " ").append(lines.get(i).text().replaceFirst("^#+\\s*", ""));
        }
        return title.length() <= MAX_TITLE_LENGTH && !title.toString().matches("(?s).*[.:;,]$") ? title.toString() : "";
    }
}
