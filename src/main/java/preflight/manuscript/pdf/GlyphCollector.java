package preflight.manuscript.pdf;

import java.io.IOException;
import java.io.Writer;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;

/** Collects the upright characters of each page with their positions. */
final class GlyphCollector extends PDFTextStripper {
    private static final Pattern BOLD =
            Pattern.compile("bold|black|heavy|semibold|demi|cmbx|-b$|medi$", Pattern.CASE_INSENSITIVE);
    /** More than the longest manuscript has. Further glyphs are ignored. */
    private static final int MAX_GLYPHS = 3_000_000;

    /** Replaces a glyph without a Unicode mapping. Without it, the word would read as another word. */
    private static final String UNREADABLE = "\uFFFD";

    /** Distance of overprinted glyphs, in font sizes. */
    private static final double OVERPRINT_TOLERANCE = .12;

    private final List<List<Glyph>> pages = new ArrayList<>();
    private PDRectangle cropBox = PDRectangle.A4;
    private int glyphs;
    private int unreadable;

    private GlyphCollector() {
        setSuppressDuplicateOverlappingText(false);
    }

    /** The glyphs by page, and the counts of those with and without a Unicode mapping. */
    record CollectedGlyphs(List<List<Glyph>> pages, int glyphs, int unreadable) {}

    static CollectedGlyphs of(PDDocument document) throws IOException {
        GlyphCollector collector = new GlyphCollector();
        collector.writeText(document, Writer.nullWriter());
        return new CollectedGlyphs(collector.pages, collector.glyphs, collector.unreadable);
    }

    @Override
    protected void startPage(PDPage page) {
        pages.add(new ArrayList<>());
        cropBox = page.getCropBox();
    }

    /** PDFBox skips glyphs of composite fonts without a Unicode mapping. This records them. */
    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) throws IOException {
        if (font instanceof PDType0Font && font.toUnicode(code) == null) {
            addUnreadable(matrix, displacement);
        }
        super.showGlyph(matrix, font, code, displacement);
    }

    private void addUnreadable(Matrix matrix, Vector displacement) {
        unreadable++;
        if (!pages.isEmpty() && matrix.getShearX() == 0 && glyphs + unreadable < MAX_GLYPHS) {
            double size = Math.max(1, matrix.getScalingFactorY());
            double x = matrix.getTranslateX() - cropBox.getLowerLeftX();
            double y = cropBox.getUpperRightY() - matrix.getTranslateY();
            pages.getLast()
                    .add(new Glyph(UNREADABLE, x, y, displacement.getX() * matrix.getScalingFactorX(), size, false));
        }
    }

    @Override
    protected void processTextPosition(TextPosition position) {
        String text = position.getUnicode();
        // Rotated text is a stamp in the margin or a table in landscape.
        if (position.getDir() != 0 || glyphs + unreadable >= MAX_GLYPHS || pages.isEmpty()) {
            return;
        }
        boolean readable = text != null && !text.isEmpty() && isText(text.codePointAt(0));
        glyphs += readable ? 1 : 0;
        unreadable += readable ? 0 : 1;
        Glyph glyph = new Glyph(
                readable ? expandLigature(text) : UNREADABLE,
                position.getXDirAdj(),
                position.getYDirAdj(),
                position.getWidthDirAdj(),
                Math.max(1, position.getYScale()),
                isBold(position.getFont()));
        List<Glyph> page = pages.getLast();
        if (page.isEmpty() || !isOverprint(page.getLast(), glyph)) {
            page.add(glyph);
        }
    }

    private static boolean isText(int c) {
        return c != UNREADABLE.codePointAt(0) && Character.getType(c) != Character.CONTROL;
    }

    /** Ligatures as separate letters. */
    private static String expandLigature(String text) {
        int c = text.codePointAt(0);
        return c >= 0xFB00 && c <= 0xFB06 ? Normalizer.normalize(text, Normalizer.Form.NFKC) : text;
    }

    /** Whether the same character is printed twice in one place, to look bold. */
    private static boolean isOverprint(Glyph last, Glyph glyph) {
        return last.text().equals(glyph.text())
                && Math.abs(last.x() - glyph.x()) < OVERPRINT_TOLERANCE * glyph.size()
                && Math.abs(last.y() - glyph.y()) < OVERPRINT_TOLERANCE * glyph.size();
    }

    private static boolean isBold(PDFont font) {
        String name =
                font == null || font.getName() == null ? "" : font.getName().toLowerCase(Locale.ROOT);
        return BOLD.matcher(name).find();
    }
}
