package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.line;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.manuscript.list.TextLine;

class LineClassifierTest {
    @Test
    void findsGapsWiderThanTheUsualLineDistance() {
        assertThat(classify(List.of(line(100, 10, "a"), line(112, 10, "b"), line(124, 10, "c"), line(142, 10, "d"))))
                .extracting(TextLine::gapAbove)
                .containsExactly(true, false, false, true);
    }

    @Test
    void takesTheSmallestFrequentDistanceForTheUsualOne() {
        assertThat(classify(List.of(
                        line(100, 10, "a"),
                        line(112, 10, "b"),
                        line(130, 10, "c"),
                        line(148, 10, "d"),
                        line(166, 10, "e"))))
                .extracting(TextLine::gapAbove)
                .containsExactly(true, false, true, true, true);
    }

    @Test
    void measuresIndentsFromTheEdgeOfTheColumn() {
        assertThat(classify(List.of(line(100, 10, "a"), line(0, 60, 112, 10, false, "b"), line(124, 10, "c"))))
                .extracting(TextLine::indent)
                .containsExactly(0.0, 2.0, 0.0);
    }

    @Test
    void measuresIndentsFromTheEdgeOnOtherPagesIfAllLinesAreIndented() {
        List<PdfLine> first = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            first.add(line(100 + 12 * i, 10, "a"));
        }
        List<TextLine> lines = new LineClassifier(
                        List.of(first, List.of(line(2, 60, 100, 10, false, "b"), line(2, 60, 112, 10, false, "c"))), 10)
                .classify();

        assertThat(lines.getLast().indent()).isEqualTo(2);
    }

    @Test
    void takesBoldOrLargerShortLinesForHeadings() {
        assertThat(classify(List.of(
                        line(0, 50, 100, 10, true, "References"),
                        line(112, 10, "It rained."),
                        line(170, 12, "Larger"),
                        line(182, 10, "It rained."),
                        line(0, 50, 210, 10, true, "Bold, but goes on,"),
                        line(222, 10, "It rained."),
                        line(0, 50, 234, 10, true, "Bold inside a paragraph"))))
                .extracting(TextLine::heading)
                .containsExactly(true, false, true, false, false, false, false);
    }

    @Test
    void marksTheFirstLineOfAColumn() {
        List<TextLine> lines = new LineClassifier(
                        List.of(
                                List.of(line(100, 10, "a"), line(112, 10, "b")),
                                List.of(),
                                List.of(line(100, 10, "c"))),
                        10)
                .classify();

        assertThat(lines).extracting(TextLine::columnTop).containsExactly(true, false, true);
        assertThat(lines).extracting(TextLine::gapAbove).containsExactly(true, false, false);
    }

    private static List<TextLine> classify(List<PdfLine> column) {
        return new LineClassifier(List.of(column), 10).classify();
    }
}
