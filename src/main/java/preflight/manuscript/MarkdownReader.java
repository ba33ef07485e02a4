package preflight.manuscript;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.manuscript.list.TextLine;

/** Markdown, also Pandoc's, with a block of metadata before it. The body stays as written: its markup is understood by the checks. */
final class MarkdownReader implements FormatReader {
    private static final Pattern METADATA =
            Pattern.compile("\\A---\\R(.*?)\\R(?:---|\\.\\.\\.)\\s*(?:\\R|\\z)", Pattern.DOTALL);
    private static final Pattern TITLE = Pattern.compile("(?m)^title:\\s*[\"']?(.+?)[\"']?\\s*$");
    private static final Pattern HEADING = Pattern.compile("^#{1,6}\\s+(.*?)\\s*#*(?:\\s*\\{[^}]*})?$");
    private static final Pattern FENCE = Pattern.compile("^(?:```|~~~).*");
    private static final Pattern UNDERLINE = Pattern.compile("^(?:={3,}|-{3,})$");
    private static final Pattern DIV = Pattern.compile("^:{3,}.*|^<!--.*-->$|^<a (?:id|name)=[^>]*></a>$");
    private static final Pattern LAZY_NUMBER = Pattern.compile("^1[.)]\\s+");

    @Override
    public Submission read(String file, byte[] content) {
        String text = PlainText.of(content).replace("\r\n", "\n");
        Matcher metadata = METADATA.matcher(text);
        String title = "";
        if (metadata.find()) {
            Matcher named = TITLE.matcher(metadata.group(1));
            title = named.find() ? named.group(1) : "";
            // Blank lines keep the numbers of the lines after them.
            text = "\n".repeat((int) metadata.group().lines().count()) + text.substring(metadata.end());
        }
        List<TextLine> lines = withBullets(marked(PlainText.lines(text)));
        return new Assembly(file, FileFormat.MARKDOWN)
                .titled(title.isEmpty() ? firstHeading(lines) : title)
                .plainingReferences(MarkdownText::plain)
                .of(lines);
    }

    /** With headings known as such, and Pandoc's fences for the list left out. */
    private static List<TextLine> marked(List<TextLine> lines) {
        List<TextLine> marked = new ArrayList<>();
        boolean fenced = false;
        for (TextLine line : lines) {
            boolean fence = FENCE.matcher(line.text()).matches();
            fenced = fence != fenced;
            if (!fenced && !fence && UNDERLINE.matcher(line.text()).matches() && !line.gap() && !marked.isEmpty()) {
                TextLine over = marked.removeLast();
                marked.add(new TextLine(over.text(), over.number(), over.indent(), over.gap(), true));
                marked.add(line);
            } else if (!fenced && HEADING.matcher(line.text()).matches()) {
                marked.add(new TextLine(line.text(), line.number(), line.indent(), true, true));
            } else if (!DIV.matcher(line.text()).matches()) {
                marked.add(line);
            }
        }
        // The underline itself stands for nothing any more.
        marked.removeIf(line -> UNDERLINE.matcher(line.text()).matches() && !line.gap());
        return marked;
    }

    /** Markdown counts by itself: a list may be written as 1., 1., 1. */
    private static List<TextLine> withBullets(List<TextLine> lines) {
        List<TextLine> bulleted = new ArrayList<>(lines);
        int last = -1;
        boolean lazy = false;
        for (int i = 0; i < lines.size(); i++) {
            TextLine line = lines.get(i);
            if (line.heading()) {
                last = -1;
                lazy = false;
            } else if (LAZY_NUMBER.matcher(line.text()).find()) {
                if (last >= 0) {
                    bulleted.set(last, bullet(bulleted.get(last)));
                    bulleted.set(i, bullet(line));
                    lazy = true;
                }
                last = i;
            } else if (!lazy && line.text().matches("^\\d+[.)]\\s.*")) {
                last = -1;
            }
        }
        return bulleted;
    }

    private static TextLine bullet(TextLine line) {
        String text = LAZY_NUMBER.matcher(line.text()).replaceFirst("- ");
        return new TextLine(text, line.number(), line.indent(), line.gap(), false);
    }

    private static String firstHeading(List<TextLine> lines) {
        return lines.stream()
                .filter(TextLine::heading)
                .findFirst()
                .map(line -> MarkdownText.plain(line.text().replaceFirst("^#{1,6}\\s+", "")))
                .orElse("");
    }
}
