package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.at;
import static preflight.manuscript.pdf.Glyphs.rows;

import org.junit.jupiter.api.Test;

class RowSegmentTest {
    @Test
    void dividesARowAtWideGapsOnly() {
        var segments = RowSegment.of(
                rows(at(50, 100, 10, "one two"), at(94, 100, 10, "three")).getFirst());

        assertThat(segments).extracting(RowSegment::left).containsExactly(50.0, 94.0);
        assertThat(segments).extracting(RowSegment::right).containsExactly(85.0, 119.0);
        assertThat(segments.getFirst().words()).extracting(PdfWord::text).containsExactly("one", "two");
    }

    @Test
    void keepsWordsWithANormalSpaceTogether() {
        assertThat(RowSegment.of(
                        rows(at(50, 100, 10, "one"), at(73, 100, 10, "two")).getFirst()))
                .hasSize(1);
    }
}
