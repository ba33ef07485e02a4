package preflight.manuscript.pdf;

import java.util.List;

/** Characters without space between them. */
record Word(List<Glyph> glyphs) {
    Word {
        glyphs = List.copyOf(glyphs);
    }

    double left() {
        return glyphs.getFirst().x();
    }

    double right() {
        return glyphs.getLast().right();
    }

    String text() {
        return Accents.composed(glyphs);
    }
}
