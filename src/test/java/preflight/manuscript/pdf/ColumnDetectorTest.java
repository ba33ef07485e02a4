package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.at;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ColumnDetectorTest {
    /** Makes a word as wide as a column. */
    private static final String FILLING = ".".repeat(38);

    private final List<Glyph> page = new ArrayList<>();

    @Test
    void readsTwoColumnsOneAfterTheOther() {
        twoColumns(100, 6);

        assertThat(detect(List.of(page)))
                .containsExactly("left0 left1 left2 left3 left4 left5", "right0 right1 right2 right3 right4 right5");
    }

    @Test
    void readsOneColumnFromTopToBottom() {
        for (int i = 0; i < 6; i++) {
            page.addAll(at(50, 100 + 12 * i, 10, "a line that runs across the whole width of page " + i));
        }

        assertThat(detect(List.of(page))).hasSize(1);
    }

    @Test
    void readsARowAcrossBothColumnsBetweenThoseAboveAndBelow() {
        twoColumns(100, 5);
        page.addAll(at(50, 170, 10, "acrossBothColumnsOfThePageWithoutAnyGapAtTheEdgeOfOne"));
        twoColumns(190, 5);

        assertThat(detect(List.of(page))).hasSize(5).element(2).asString().startsWith("acrossBoth");
    }

    @Test
    void doesNotTakeFewAlignedRowsForAColumn() {
        twoColumns(100, 3);

        assertThat(detect(List.of(page))).hasSize(1);
    }

    @Test
    void usesTheColumnEdgeOfOtherPagesOnAShortPage() {
        twoColumns(100, 6);
        List<Glyph> last = new ArrayList<>();
        last.addAll(at(50, 100, 10, "endOfTheLeftColumn"));
        last.addAll(at(300, 100, 10, "endOfTheRightColumn"));

        assertThat(detect(List.of(page, last))).hasSize(4).endsWith("endOfTheLeftColumn", "endOfTheRightColumn");
        assertThat(detect(List.of(last))).hasSize(1);
    }

    private void twoColumns(double top, int rows) {
        for (int i = 0; i < rows; i++) {
            page.addAll(at(50, top + 12 * i, 10, "left" + i + FILLING));
            page.addAll(at(300, top + 12 * i, 10, "right" + i + FILLING));
        }
    }

    private static List<String> detect(List<List<Glyph>> pages) {
        return ColumnDetector.detect(pages.stream().map(PdfRow::of).toList()).stream()
                .flatMap(List::stream)
                .map(column -> column.stream()
                        .flatMap(row -> row.segments().stream())
                        .flatMap(segment -> segment.words().stream())
                        .map(word -> word.text().replace(".", ""))
                        .collect(Collectors.joining(" ")))
                .toList();
    }
}
