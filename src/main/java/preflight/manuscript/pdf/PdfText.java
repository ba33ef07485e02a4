package preflight.manuscript.pdf;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import preflight.manuscript.list.TextLine;

/**
 * The text of a PDF as a person reads it.
 *
 * @param lines without the notes at the feet of the pages
 * @param unreadable share of the characters that have a shape but no meaning
 */
public record PdfText(String title, int pages, List<TextLine> lines, List<String> footnotes, double unreadable) {
    private static final int MOST_PAGES = 1_500;
    private static final double GOOD_PART = .2;

    public PdfText {
        lines = List.copyOf(lines);
        footnotes = List.copyOf(footnotes);
    }

    /** Why there is no text. */
    public enum Fault {
        BROKEN,
        LOCKED,
        NO_COPYING,
        SCANNED,
        OUT_OF_PROPORTION
    }

    /** A PDF that gives no text. */
    public static final class NoText extends Exception {
        private static final long serialVersionUID = 1L;
        private final Fault fault;

        NoText(Fault fault) {
            super(fault.name());
            this.fault = fault;
        }

        public Fault fault() {
            return fault;
        }
    }

    /** Reads a file. */
    public static PdfText of(byte[] content) throws NoText {
        if (!PdfProportion.isSound(content)) {
            throw new NoText(Fault.OUT_OF_PROPORTION);
        }
        try (PDDocument document = Loader.loadPDF(content)) {
            if (document.getNumberOfPages() > MOST_PAGES) {
                throw new NoText(Fault.OUT_OF_PROPORTION);
            }
            if (!document.getCurrentAccessPermission().canExtractContent()) {
                throw new NoText(Fault.NO_COPYING);
            }
            GlyphCollector.Collected glyphs = GlyphCollector.of(document);
            if (glyphs.glyphs() <= glyphs.unreadable()) {
                throw new NoText(glyphs.unreadable() > 0 ? Fault.BROKEN : Fault.SCANNED);
            }
            return read(glyphs);
        } catch (InvalidPasswordException e) {
            throw new NoText(Fault.LOCKED);
        } catch (IOException | RuntimeException e) {
            // PDFBox meets broken files with exceptions of every kind.
            throw new NoText(Fault.BROKEN);
        }
    }

    private static PdfText read(GlyphCollector.Collected glyphs) {
        List<List<Row>> pages =
                Furniture.removed(glyphs.pages().stream().map(Row::of).toList());
        List<List<PdfLine>> columns = new ArrayList<>();
        List<List<List<Columns.Piece>>> divided = Columns.of(pages);
        for (int page = 0; page < pages.size(); page++) {
            for (List<Columns.Piece> column : divided.get(page)) {
                int number = page;
                columns.add(
                        column.stream().map(piece -> PdfLine.of(number, piece)).toList());
            }
        }
        double bodySize = bodySize(columns);
        List<PdfLine> notes = new ArrayList<>();
        List<List<PdfLine>> text = new ArrayList<>();
        for (List<PdfLine> column : columns) {
            int count = Footnotes.count(column);
            text.add(column.subList(0, column.size() - count));
            notes.addAll(column.subList(column.size() - count, column.size()));
        }
        return new PdfText(
                PdfTitle.of(text, bodySize),
                pages.size(),
                new PdfLines(text, bodySize).lines(),
                Footnotes.paragraphs(notes),
                (double) glyphs.unreadable() / (glyphs.glyphs() + glyphs.unreadable()));
    }

    /** The largest size that a good part of the text has: a long list is set smaller than the body. */
    private static double bodySize(List<List<PdfLine>> columns) {
        Map<Double, Integer> characters = new HashMap<>();
        columns.forEach(column ->
                column.forEach(line -> characters.merge(line.size(), line.text().length(), Integer::sum)));
        int all = characters.values().stream().mapToInt(Integer::intValue).sum();
        return characters.entrySet().stream()
                .filter(size -> size.getValue() >= GOOD_PART * all)
                .mapToDouble(Map.Entry::getKey)
                .max()
                .orElse(10);
    }
}
