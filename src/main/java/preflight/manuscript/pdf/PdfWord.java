package preflight.manuscript.pdf;

import java.util.List;

/** Glyphs without a space between them. */
record PdfWord(List<Glyph> glyphs) {
    PdfWord {
        glyphs = List.copyOf(glyphs);
    }

    double left() {
        return glyphs.getFirst().x();
    }

    double right() {
        return glyphs.getLast().right();
    }

    String text() {
        return Accents.compose(glyphs);
    }
}
