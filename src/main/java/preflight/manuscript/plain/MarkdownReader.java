package preflight.manuscript.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.list.ManuscriptAssembler;
import preflight.manuscript.list.TextLine;

/** Reads Markdown, including Pandoc's with a metadata block. The body keeps its markup, which the checks understand. */
public final class MarkdownReader implements FormatReader {
    private static final Pattern METADATA =
            Pattern.compile("\\A---\\R(.*?)\\R(?:---|\\.\\.\\.)\\s*(?:\\R|\\z)", Pattern.DOTALL);
    private static final Pattern TITLE = Pattern.compile("(?m)^title:\\s*[\"']?(.+?)[\"']?\\s*$");
    private static final Pattern HEADING = Pattern.compile("^#{1,6}\\s+(.*?)\\s*#*(?:\\s*\\{[^}]*})?$");
    private static final Pattern FENCE = Pattern.compile("^(?:```|~~~).*");
    private static final Pattern UNDERLINE = Pattern.compile("^(?:={3,}|-{3,})$");
    private static final Pattern DIV = Pattern.compile("^:{3,}.*|^<!--.*-->$|^<a (?:id|name)=[^>]*></a>$");
    private static final Pattern NUMBER_ONE = Pattern.compile("^1[.)]\\s+");

    @Override
    public ManuscriptContent read(String file, byte[] content) {
        String text = PlainText.decode(content).replace("\r\n", "\n");
        Matcher metadata = METADATA.matcher(text);
        String title = "";
        if (metadata.find()) {
            Matcher named = TITLE.matcher(metadata.group(1));
            title = named.find() ? named.group(1) : "";
            // Blank lines in its place keep the line numbers.
            text = "\n".repeat((int) metadata.group().lines().count()) + text.substring(metadata.end());
        }
        List<TextLine> lines = bulletsForRepeatedOnes(markHeadings(PlainText.lines(text)));
        return new ManuscriptAssembler(file, FileFormat.MARKDOWN)
                .title(title.isEmpty() ? firstHeading(lines) : title)
                .cleanReferences(MarkdownText::plain)
                .build(lines);
    }

    /** Marks headings and leaves out Pandoc's div fences. */
    private static List<TextLine> markHeadings(List<TextLine> lines) {
        List<TextLine> marked = new ArrayList<>();
        boolean fenced = false;
        for (TextLine line : lines) {
            boolean fence = FENCE.matcher(line.text()).matches();
            fenced = fence != fenced;
            if (!fenced
                    && !fence
                    && UNDERLINE.matcher(line.text()).matches()
                    && !line.gapAbove()
                    && !marked.isEmpty()) {
                TextLine over = marked.removeLast();
                marked.add(new TextLine(over.text(), over.number(), over.indent(), over.gapAbove(), true));
                marked.add(line);
            } else if (!fenced && HEADING.matcher(line.text()).matches()) {
                marked.add(new TextLine(line.text(), line.number(), line.indent(), true, true));
            } else if (!DIV.matcher(line.text()).matches()) {
                marked.add(line);
            }
        }
        // Underlines are markup.
        marked.removeIf(line -> UNDERLINE.matcher(line.text()).matches() && !line.gapAbove());
        return marked;
    }

    /** Markdown numbers lists itself: a list written as 1., 1., 1. becomes a bulleted list. */
    private static List<TextLine> bulletsForRepeatedOnes(List<TextLine> lines) {
        List<TextLine> bulleted = new ArrayList<>(lines);
        int last = -1;
        boolean lazy = false;
        for (int i = 0; i < lines.size(); i++) {
            TextLine line = lines.get(i);
            if (line.heading()) {
                last = -1;
                lazy = false;
            } else if (NUMBER_ONE.matcher(line.text()).find()) {
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
        String text = NUMBER_ONE.matcher(line.text()).replaceFirst("- ");
        return new TextLine(text, line.number(), line.indent(), line.gapAbove(), false);
    }

    private static String firstHeading(List<TextLine> lines) {
        return lines.stream()
                .filter(TextLine::heading)
                .findFirst()
                .map(line -> MarkdownText.plain(line.text().replaceFirst("^#{1,6}\\s+", "")))
                .orElse("");
    }
}
