package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A line of one column. */
record PdfLine(int page, double left, double right, double baseline, double size, boolean bold, String text) {
    private static final String DIGITS = "0123456789,–-";
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹,⁻⁻";
    /** Raised characters are smaller by this and stand higher by that share of the size. */
    private static final double MAX_SUPERSCRIPT_SIZE = .86;

    private static final double MIN_SUPERSCRIPT_RISE = .18;

    static PdfLine of(int page, ColumnDetector.ColumnRow piece) {
        List<PdfWord> words = piece.segments().stream()
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
        return new PdfLine(page, piece.left(), piece.right(), baseline, size, bold, text);
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

    /** A word whose raised digits are written as such: they are marks of citations and notes. */
    private static String text(PdfWord word, double size, double baseline) {
        StringBuilder text = new StringBuilder();
        List<Glyph> plain = new ArrayList<>();
        for (Glyph glyph : word.glyphs()) {
            int digit = glyph.text().length() == 1 ? DIGITS.indexOf(glyph.text()) : -1;
            if (digit >= 0
                    && glyph.size() < MAX_SUPERSCRIPT_SIZE * size
                    && baseline - glyph.y() > MIN_SUPERSCRIPT_RISE * size) {
                text.append(Accents.compose(plain)).append(SUPERSCRIPTS.charAt(digit));
                plain.clear();
            } else {
                plain.add(glyph);
            }
        }
        return text.append(Accents.compose(plain)).toString();
    }
}
