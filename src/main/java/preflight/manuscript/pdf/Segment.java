package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.List;

/** Words of one row without a wide gap between them. */
record Segment(List<Word> words) {
    /** A gap of so many font sizes may be that between two columns. */
    private static final double WIDE = .85;

    Segment {
        words = List.copyOf(words);
    }

    static List<Segment> of(Row row) {
        List<Segment> segments = new ArrayList<>();
        List<Word> words = new ArrayList<>();
        for (Word word : row.words()) {
            if (!words.isEmpty()
                    && word.left() - words.getLast().right()
                            > WIDE * word.glyphs().getFirst().size()) {
                segments.add(new Segment(words));
                words = new ArrayList<>();
            }
            words.add(word);
        }
        if (!words.isEmpty()) {
            segments.add(new Segment(words));
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
