package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.line;

import java.util.List;
import org.junit.jupiter.api.Test;

class FootnotesTest {
    private static final String TEXT = "The last line of a paragraph of the text.";

    @Test
    void countsSmallerLinesThatStartWithAMark() {
        assertThat(Footnotes.countLines(List.of(
                        line(100, 10, TEXT), line(130, 8, "¹ A note that is long"), line(139, 8, "and goes on."))))
                .isEqualTo(2);
        assertThat(Footnotes.countLines(List.of(line(100, 10, TEXT), line(130, 8, "*Corresponding author"))))
                .isEqualTo(1);
    }

    @Test
    void countsNoLinesOfTheSameSizeOrWithoutDistanceOrMark() {
        assertThat(Footnotes.countLines(List.of(line(100, 10, TEXT), line(130, 10, "¹ A note"))))
                .isZero();
        assertThat(Footnotes.countLines(List.of(line(100, 10, TEXT), line(110, 8, "¹ A note"))))
                .isZero();
        assertThat(Footnotes.countLines(List.of(line(100, 10, TEXT), line(130, 8, "A caption"))))
                .isZero();
    }

    @Test
    void countsNoSmallerListUnderItsHeading() {
        assertThat(Footnotes.countLines(List.of(line(100, 10, "References"), line(130, 8, "1 Smith J. Mills."))))
                .isZero();
        assertThat(Footnotes.countLines(List.of(
                        line(0, 50, 100, 10, true, "A long bold heading over a list of references."),
                        line(130, 8, "1 Smith J. Mills."))))
                .isZero();
    }

    @Test
    void startsAParagraphAtEachMark() {
        assertThat(Footnotes.paragraphs(List.of(
                        line(130, 8, "¹ A note that is con-"),
                        line(139, 8, "tinued."),
                        line(148, 8, "² Another note."))))
                .containsExactly("¹ A note that is continued.", "² Another note.");
    }
}
