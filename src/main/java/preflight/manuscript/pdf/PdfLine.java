package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import preflight.manuscript.Superscript;

/**
 * A line of one column. Positions and sizes are in points.
 *
 * @param page from 0
 * @param bold whether all letters are bold
 */
record PdfLine(int page, double left, double right, double baseline, double size, boolean bold, String text) {
    /** Size of superscripts and their height above the baseline, as shares of the size of the line. */
    private static final double MAX_SUPERSCRIPT_SIZE = .86;

    private static final double MIN_SUPERSCRIPT_RISE = .18;

    static PdfLine of(int page, ColumnDetector.ColumnRow row) {
        List<PdfWord> words = row.segments().stream()
                .flatMap(segment -> segment.words().stream())
                .toList();
        List<Glyph> glyphs =
                words.stream().flatMap(word -> word.glyphs().stream()).toList();
        double size = mostFrequent(glyphs, glyph -> Math.round(glyph.size() * 10) / 10.0);
        double baseline = mostFrequent(
                glyphs.stream()
                        .filter(glyph -> glyph.size() >= MAX_SUPERSCRIPT_SIZE * size)
                        .toList(),
                glyph -> Math.round(glyph.y() * 10) / 10.0);
        long letters = glyphs.stream().filter(PdfLine::isLetter).count();
        boolean bold = letters > 0 && glyphs.stream().filter(PdfLine::isLetter).allMatch(Glyph::bold);
        String text = words.stream().map(word -> text(word, size, baseline)).collect(Collectors.joining(" "));
        return new PdfLine(page, row.left(), row.right(), baseline, size, bold, text);
    }

    private static boolean isLetter(Glyph glyph) {
        return Character.isLetter(glyph.text().codePointAt(0));
    }

    private static double mostFrequent(List<Glyph> glyphs, Function<Glyph, Double> value) {
        return glyphs.stream().collect(Collectors.groupingBy(value, Collectors.counting())).entrySet().stream()
                .max(Map.Entry.<Double, Long>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .map(Map.Entry::getKey)
                .orElse(1.0);
    }

    private static boolean isSuperscriptable(Glyph glyph) {
        return glyph.text().length() == 1 && Superscript.exists(glyph.text().charAt(0));
    }

    /** The text of a word. Raised digits become superscripts: they are citation or footnote marks. */
    private static String text(PdfWord word, double size, double baseline) {
        StringBuilder text = new StringBuilder();
        List<Glyph> plain = new ArrayList<>();
        for (Glyph glyph : word.glyphs()) {
            if (isSuperscriptable(glyph)
                    && glyph.size() < MAX_SUPERSCRIPT_SIZE * size
                    && baseline - glyph.y() > MIN_SUPERSCRIPT_RISE * size) {
                text.append(Accents.compose(plain))
                        .append(Superscript.of(glyph.text().charAt(0)));
                plain.clear();
            } else {
                plain.add(glyph);
            }
        }
        return text.append(Accents.compose(plain)).toString();
    }
}
