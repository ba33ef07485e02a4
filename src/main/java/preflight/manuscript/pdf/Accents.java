package preflight.manuscript.pdf;

import java.text.Normalizer;
import java.util.List;

/** Combines accents printed as separate characters with their letters. */
final class Accents {
    private static final String SPACING = "`´^ˆ˜¨¯˘˙˚¸˝ˇ˛";
    private static final String COMBINING =
            "\u0300\u0301\u0302\u0302\u0303\u0308\u0304\u0306\u0307\u030A\u0327\u030B\u030C\u0328";
    /** Share of the width of an accent that must be above its letter. */
    private static final double OVERLAP = .4;

    private Accents() {}

    /** The text of the glyphs, in NFC. */
    static String compose(List<Glyph> glyphs) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < glyphs.size(); i++) {
            Glyph glyph = glyphs.get(i);
            String accent = accent(glyph);
            if (!accent.isEmpty() && i + 1 < glyphs.size() && isOver(glyph, glyphs.get(i + 1))) {
                text.append(glyphs.get(++i).text().replace('ı', 'i')).append(accent);
            } else if (!accent.isEmpty() && i > 0 && isOver(glyph, glyphs.get(i - 1))) {
                text.append(accent);
            } else {
                text.append(glyph.text());
            }
        }
        return Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    private static String accent(Glyph glyph) {
        int c = glyph.text().codePointAt(0);
        if (c >= 0x300 && c <= 0x36F) {
            return glyph.text();
        }
        int at = glyph.text().length() == 1 ? SPACING.indexOf(c) : -1;
        return at < 0 ? "" : COMBINING.substring(at, at + 1);
    }

    private static boolean isOver(Glyph accent, Glyph letter) {
        double shared = Math.min(accent.right(), letter.right()) - Math.max(accent.x(), letter.x());
        return Character.isLetter(letter.text().codePointAt(0)) && shared >= OVERLAP * Math.max(1, accent.width());
    }
}
