package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.List;

/** Words of a row without a wide gap between them. */
record RowSegment(List<PdfWord> words) {
    /** Width of a gap that may separate two columns, in font sizes. */
    private static final double MIN_GAP = .85;

    RowSegment {
        words = List.copyOf(words);
    }

    static List<RowSegment> of(PdfRow row) {
        List<RowSegment> segments = new ArrayList<>();
        List<PdfWord> words = new ArrayList<>();
        for (PdfWord word : row.words()) {
            if (!words.isEmpty()
                    && word.left() - words.getLast().right()
                            > MIN_GAP * word.glyphs().getFirst().size()) {
                segments.add(new RowSegment(words));
                words = new ArrayList<>();
            }
            words.add(word);
        }
        if (!words.isEmpty()) {
            segments.add(new RowSegment(words));
        }
        return segments;
    }

    double left() {
        return words.getFirst().left();
    }

    double right() {
        return words.getLast().right();
    }
}
