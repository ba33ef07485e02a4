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
 * The text of a PDF in reading order.
 *
 * @param lines the lines without footnotes
 * @param unreadableShare share of the characters that have no Unicode mapping
 */
record PdfText(String title, int pages, List<TextLine> lines, List<String> footnotes, double unreadableShare) {
    private static final int MAX_PAGES = 1_500;
    private static final double MIN_BODY_SHARE = .2;

    PdfText {
        lines = List.copyOf(lines);
        footnotes = List.copyOf(footnotes);
    }

    /** Why no text can be read. */
    enum PdfFault {
        BROKEN,
        PASSWORD_PROTECTED,
        COPYING_FORBIDDEN,
        SCANNED,
        TOO_LARGE
    }

    /** No text can be read from a PDF. */
    static final class PdfTextUnavailable extends Exception {
        private static final long serialVersionUID = 1L;
        private final PdfFault fault;

        PdfTextUnavailable(PdfFault fault) {
            super(fault.name());
            this.fault = fault;
        }

        PdfFault fault() {
            return fault;
        }
    }

    /**
     * Reads a file.
     *
     * @throws PdfTextUnavailable with the reason
     */
    static PdfText of(byte[] content) throws PdfTextUnavailable {
        if (!DecompressionLimit.isWithinLimits(content)) {
            throw new PdfTextUnavailable(PdfFault.TOO_LARGE);
        }
        try (PDDocument document = Loader.loadPDF(content)) {
            if (document.getNumberOfPages() > MAX_PAGES) {
                throw new PdfTextUnavailable(PdfFault.TOO_LARGE);
            }
            if (!document.getCurrentAccessPermission().canExtractContent()) {
                throw new PdfTextUnavailable(PdfFault.COPYING_FORBIDDEN);
            }
            GlyphCollector.CollectedGlyphs glyphs = GlyphCollector.of(document);
            if (glyphs.glyphs() <= glyphs.unreadable()) {
                throw new PdfTextUnavailable(glyphs.unreadable() > 0 ? PdfFault.BROKEN : PdfFault.SCANNED);
            }
            return read(glyphs);
        } catch (InvalidPasswordException e) {
            throw new PdfTextUnavailable(PdfFault.PASSWORD_PROTECTED);
        } catch (IOException | RuntimeException e) {
            // PDFBox throws many kinds of exceptions for broken files.
            throw new PdfTextUnavailable(PdfFault.BROKEN);
        }
    }

    private static PdfText read(GlyphCollector.CollectedGlyphs glyphs) {
        List<List<PdfRow>> pages =
                PageFurniture.remove(glyphs.pages().stream().map(PdfRow::of).toList());
        List<List<PdfLine>> columns = new ArrayList<>();
        List<List<List<ColumnDetector.ColumnRow>>> divided = ColumnDetector.detect(pages);
        for (int page = 0; page < pages.size(); page++) {
            for (List<ColumnDetector.ColumnRow> column : divided.get(page)) {
                int number = page;
                columns.add(column.stream().map(row -> PdfLine.of(number, row)).toList());
            }
        }
        double bodySize = bodySize(columns);
        List<PdfLine> notes = new ArrayList<>();
        List<List<PdfLine>> text = new ArrayList<>();
        for (List<PdfLine> column : columns) {
            int count = Footnotes.countLines(column);
            text.add(column.subList(0, column.size() - count));
            notes.addAll(column.subList(column.size() - count, column.size()));
        }
        return new PdfText(
                PdfTitle.of(text, bodySize),
                pages.size(),
                new LineClassifier(text, bodySize).classify(),
                Footnotes.paragraphs(notes),
                (double) glyphs.unreadable() / (glyphs.glyphs() + glyphs.unreadable()));
    }

    /** The largest font size of a good part of the text. A long list may be smaller than the body. */
    private static double bodySize(List<List<PdfLine>> columns) {
        Map<Double, Integer> characters = new HashMap<>();
        columns.forEach(column ->
                column.forEach(line -> characters.merge(line.size(), line.text().length(), Integer::sum)));
        int all = characters.values().stream().mapToInt(Integer::intValue).sum();
        return characters.entrySet().stream()
                .filter(size -> size.getValue() >= MIN_BODY_SHARE * all)
                .mapToDouble(Map.Entry::getKey)
                .max()
                .orElse(10);
    }
}
