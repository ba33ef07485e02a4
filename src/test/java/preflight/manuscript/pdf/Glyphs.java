package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.List;

/** Glyphs and lines for tests: every character is half as wide as its size. */
final class Glyphs {
    /** Width of a character as a share of its size. */
    static final double WIDTH = .5;

    private Glyphs() {}

    /** Text from a point to the right on one baseline; spaces leave room. */
    static List<Glyph> at(double x, double y, double size, String text) {
        return at(x, y, size, false, text);
    }

    static List<Glyph> at(double x, double y, double size, boolean bold, String text) {
        List<Glyph> glyphs = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != ' ') {
                glyphs.add(new Glyph(text.substring(i, i + 1), x + i * WIDTH * size, y, WIDTH * size, size, bold));
            }
        }
        return glyphs;
    }

    /** A glyph in 10 points at a place. */
    static Glyph glyph(String text, double x, double width) {
        return new Glyph(text, x, 100, width, 10, false);
    }

    @SafeVarargs
    static List<PdfRow> rows(List<Glyph>... texts) {
        List<Glyph> glyphs = new ArrayList<>();
        for (List<Glyph> text : texts) {
            glyphs.addAll(text);
        }
        return PdfRow.of(glyphs);
    }

    /** A line from x = 50 on the first page. */
    static PdfLine line(double baseline, double size, String text) {
        return line(0, 50, baseline, size, false, text);
    }

    static PdfLine line(int page, double left, double baseline, double size, boolean bold, String text) {
        return new PdfLine(page, left, left + text.length() * WIDTH * size, baseline, size, bold, text);
    }

    static List<String> texts(List<PdfRow> rows) {
        return rows.stream().map(PdfRow::text).toList();
    }
}
