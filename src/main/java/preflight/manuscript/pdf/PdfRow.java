package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** The words at one height of a page from left to right, across all columns. */
final class PdfRow {
    /** Share of the smaller of two heights that must overlap for two glyphs to be in one row. */
    private static final double MIN_OVERLAP = .5;
    /** A larger ratio of sizes means a drop cap, which is beside several rows. */
    private static final double MAX_SIZE_RATIO = 1.9;
    /** Width of a space, in font sizes. */
    private static final double MIN_SPACE = .17;

    private final List<Glyph> glyphs = new ArrayList<>();
    private double top;
    private double bottom;
    private List<PdfWord> words = List.of();

    private PdfRow(Glyph first) {
        glyphs.add(first);
        top = first.top();
        bottom = first.bottom();
    }

    /** The rows of a page from top to bottom. Large glyphs are placed first, so that superscripts and subscripts join their row. */
    static List<PdfRow> of(List<Glyph> page) {
        List<PdfRow> rows = new ArrayList<>();
        page.stream()
                .filter(glyph -> !glyph.text().isBlank())
                .sorted(Comparator.comparingDouble((Glyph glyph) -> -Math.round(glyph.size()))
                        .thenComparingDouble(Glyph::y))
                .forEach(glyph -> place(glyph, rows));
        rows.forEach(PdfRow::splitIntoWords);
        rows.sort(Comparator.comparingDouble(row -> row.top));
        return rows;
    }

    private static void place(Glyph glyph, List<PdfRow> rows) {
        PdfRow best = null;
        double bestOverlap = MIN_OVERLAP;
        // Rows are created from top to bottom, so the row is among the last ones of its size.
        for (int i = rows.size() - 1; i >= 0; i--) {
            double overlap = rows.get(i).overlap(glyph);
            if (overlap >= bestOverlap) {
                bestOverlap = overlap;
                best = rows.get(i);
            }
        }
        if (best == null) {
            rows.add(new PdfRow(glyph));
        } else {
            best.glyphs.add(glyph);
        }
    }

    private double overlap(Glyph glyph) {
        if (glyphs.getFirst().size() > MAX_SIZE_RATIO * glyph.size()) {
            return 0;
        }
        double shared = Math.min(bottom, glyph.bottom()) - Math.max(top, glyph.top());
        return shared / Math.min(bottom - top, glyph.bottom() - glyph.top());
    }

    private void splitIntoWords() {
        glyphs.sort(Comparator.comparingDouble(Glyph::x));
        List<PdfWord> spelled = new ArrayList<>();
        List<Glyph> word = new ArrayList<>();
        for (Glyph glyph : glyphs) {
            if (!word.isEmpty()
                    && glyph.x() - word.getLast().right()
                            > MIN_SPACE * Math.min(glyph.size(), word.getLast().size())) {
                spelled.add(new PdfWord(word));
                word = new ArrayList<>();
            }
            word.add(glyph);
        }
        spelled.add(new PdfWord(word));
        words = spelled;
    }

    List<PdfWord> words() {
        return words;
    }

    void remove(PdfWord word) {
        words = words.stream().filter(kept -> kept != word).toList();
    }

    double top() {
        return top;
    }

    double bottom() {
        return bottom;
    }

    String text() {
        return words.stream().map(PdfWord::text).collect(Collectors.joining(" "));
    }
}
