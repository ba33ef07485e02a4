package preflight.manuscript.made;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts.FontName;

/** A small typesetter: text flows through columns and pages, with what stands around it. */
public final class PdfPage {
    private final Look look;
    private final PDDocument document = new PDDocument();
    private final PDFont roman;
    private final PDFont bold;
    private PDPageContentStream out;
    private int pages;
    private int column;
    private double y;
    private double top;
    private int lineNumber;
    private final List<String> waitingNotes = new ArrayList<>();

    /** How pages look. */
    public record Look(
            int columns,
            double size,
            double leading,
            boolean justified,
            boolean hyphenated,
            boolean lineNumbers,
            String runningHead,
            boolean pageNumbers,
            boolean sans) {

        public static Look plain() {
            return new Look(1, 11, 14, false, false, false, "", true, false);
        }

        public Look columns(int count) {
            return new Look(count, size, leading, justified, hyphenated, lineNumbers, runningHead, pageNumbers, sans);
        }

        public Look size(double points, double lead) {
            return new Look(columns, points, lead, justified, hyphenated, lineNumbers, runningHead, pageNumbers, sans);
        }

        public Look inBlocks() {
            return new Look(columns, size, leading, true, true, lineNumbers, runningHead, pageNumbers, sans);
        }

        public Look numberedLines() {
            return new Look(columns, size, leading, justified, hyphenated, true, runningHead, pageNumbers, sans);
        }

        public Look head(String text) {
            return new Look(columns, size, leading, justified, hyphenated, lineNumbers, text, pageNumbers, sans);
        }

        public Look sansSerif() {
            return new Look(columns, size, leading, justified, hyphenated, lineNumbers, runningHead, pageNumbers, true);
        }
    }

    /** How a paragraph is set: indents of its first and its other lines, and the space above it. */
    public record Setting(double size, double first, double later, double above) {}

    private static final double WIDTH = PDRectangle.A4.getWidth();
    private static final double HEIGHT = PDRectangle.A4.getHeight();
    private static final double MARGIN = 62;
    private static final double GUTTER = 20;
    private static final double NOTE_SIZE = 8;

    public PdfPage(Look look) {
        this.look = look;
        roman = new PDType1Font(look.sans() ? FontName.HELVETICA : FontName.TIMES_ROMAN);
        bold = new PDType1Font(look.sans() ? FontName.HELVETICA_BOLD : FontName.TIMES_BOLD);
        newPage();
    }

    /** Across all columns, at the head of the first page. */
    public PdfPage title(String title, String authors) {
        for (String line : lines(title, bold, 17, WIDTH - 2 * MARGIN, 0, 0)) {
            write(line, bold, 17, MARGIN, y, 0);
            y -= 21;
        }
        y -= 4;
        write(authors, roman, 11, MARGIN, y, 0);
        y -= 30;
        top = y;
        return this;
    }

    public PdfPage heading(String text) {
        if (y < MARGIN + 50) {
            nextColumn();
        }
        y -= y < top ? 10 : 0;
        write(text, bold, look.size() + 1, left(), y, 0);
        number();
        y -= look.leading() + 4;
        return this;
    }

    public PdfPage paragraph(String text) {
        return paragraph(text, new Setting(look.size(), 12, 0, 0));
    }

    public PdfPage paragraph(String text, Setting setting) {
        double lead = look.leading() * setting.size() / look.size();
        y -= y < top ? setting.above() : 0;
        List<String> lines = lines(text, roman, setting.size(), columnWidth(), setting.first(), setting.later());
        for (int i = 0; i < lines.size(); i++) {
            if (y < bottom()) {
                nextColumn();
            }
            double indent = i == 0 ? setting.first() : setting.later();
            double slack = i < lines.size() - 1 && look.justified()
                    ? columnWidth() - indent - width(lines.get(i), roman, setting.size())
                    : 0;
            write(lines.get(i), roman, setting.size(), left() + indent, y, slack);
            number();
            y -= lead;
        }
        return this;
    }

    /** A number set in a column of its own before a paragraph. */
    public PdfPage labelled(String label, String text, Setting setting) {
        y -= y < top ? setting.above() : 0;
        if (y < bottom()) {
            nextColumn();
        }
        write(label, roman, setting.size(), left(), y, 0);
        paragraph(text, new Setting(setting.size(), setting.later(), setting.later(), 0));
        return this;
    }

    /** At the foot of the column in which it is called for. */
    public PdfPage footnote(String mark, String text) {
        waitingNotes.add(mark + " " + text);
        return this;
    }

    public byte[] bytes() {
        try (document) {
            finishColumn();
            out.close();
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private double bottom() {
        return MARGIN
                + 14
                        * waitingNotes.stream()
                                .mapToInt(note -> lines(note, roman, NOTE_SIZE, columnWidth(), 0, 0)
                                        .size())
                                .sum()
                + (waitingNotes.isEmpty() ? 0 : 12);
    }

    private void finishColumn() {
        double at = bottom() - 14;
        for (String note : waitingNotes) {
            for (String line : lines(note, roman, NOTE_SIZE, columnWidth(), 0, 0)) {
                write(line, roman, NOTE_SIZE, left(), at, 0);
                at -= 9.6;
            }
        }
        waitingNotes.clear();
    }

    private void nextColumn() {
        finishColumn();
        if (++column >= look.columns()) {
            newPage();
        }
        y = top;
    }

    private void newPage() {
        try {
            if (out != null) {
                out.close();
            }
            PDPage page = new PDPage(PDRectangle.A4);
            document.addPage(page);
            out = new PDPageContentStream(document, page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        pages++;
        column = 0;
        top = HEIGHT - MARGIN - 10;
        y = top;
        if (!look.runningHead().isEmpty()) {
            write(look.runningHead(), roman, 8.5, MARGIN, HEIGHT - 36, 0);
        }
        if (look.pageNumbers()) {
            write(Integer.toString(pages), roman, 9, WIDTH / 2, 34, 0);
        }
    }

    private void number() {
        if (look.lineNumbers()) {
            String number = Integer.toString(++lineNumber);
            write(number, roman, 8, 44 - width(number, roman, 8), y, 0);
        }
    }

    private double left() {
        return MARGIN + column * (columnWidth() + GUTTER);
    }

    private double columnWidth() {
        return (WIDTH - 2 * MARGIN - (look.columns() - 1) * GUTTER) / look.columns();
    }

    private List<String> lines(String text, PDFont font, double size, double width, double first, double later) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ")) {
            double room = width - (lines.isEmpty() ? first : later);
            String rest = word;
            if (!line.isEmpty() && width(line + " " + rest, font, size) > room) {
                String head = look.hyphenated() ? head(rest) : "";
                if (!head.isEmpty() && width(line + " " + head + "-", font, size) <= room) {
                    lines.add(line + " " + head + "-");
                    rest = rest.substring(head.length());
                } else {
                    lines.add(line.toString());
                }
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(rest);
            // A link wider than the column breaks at a slash, or where the column ends.
            while (width(line.toString(), font, size) > width - (lines.isEmpty() ? first : later)) {
                int end = fitting(line.toString(), font, size, width - (lines.isEmpty() ? first : later));
                lines.add(line.substring(0, end));
                line.delete(0, end);
            }
        }
        lines.add(line.toString());
        return lines;
    }

    private static int fitting(String text, PDFont font, double size, double room) {
        int end = text.length();
        while (end > 1 && width(text.substring(0, end), font, size) > room) {
            end--;
        }
        int slash = text.lastIndexOf('/', end - 1);
        return slash > 8 ? slash + 1 : end;
    }

    /** The first half of a plain word that is long enough. */
    private static String head(String word) {
        return word.matches("\\p{Ll}{8,}[,.;:]?") ? word.substring(0, 4) : "";
    }

    private static double width(String text, PDFont font, double size) {
        try {
            return font.getStringWidth(text) / 1000 * size;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void write(String text, PDFont font, double size, double x, double at, double slack) {
        try {
            out.beginText();
            out.setFont(font, (float) size);
            out.newLineAtOffset((float) x, (float) at);
            int spaces = (int) text.chars().filter(c -> c == ' ').count();
            out.setWordSpacing(spaces == 0 ? 0 : (float) (slack / spaces));
            out.showText(text);
            out.endText();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
