package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.at;
import static preflight.manuscript.pdf.Glyphs.rows;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.manuscript.pdf.ColumnDetector.ColumnRow;

class PdfLineTest {
    @Test
    void hasTheMostFrequentSizeAndBaseline() {
        PdfLine line = line(at(50, 100, 10, "It rained"), at(95, 97, 6, "x"));

        assertThat(line.size()).isEqualTo(10);
        assertThat(line.baseline()).isEqualTo(100);
        assertThat(line.left()).isEqualTo(50);
        assertThat(line.right()).isEqualTo(98);
        assertThat(line.page()).isEqualTo(3);
    }

    @Test
    void writesRaisedDigitsAsSuperscripts() {
        assertThat(line(at(50, 100, 10, "rain"), at(70, 96, 6, "1,2")).text()).isEqualTo("rain¹,²");
    }

    @Test
    void keepsSmallOrLoweredDigitsThatAreNotRaised() {
        assertThat(line(at(50, 100, 10, "rain"), at(70, 100, 6, "12")).text()).isEqualTo("rain12");
        assertThat(line(at(50, 100, 10, "rain"), at(70, 96, 6, "a")).text()).isEqualTo("raina");
        assertThat(line(at(50, 100, 10, "rain"), at(70, 97, 9, "1")).text()).isEqualTo("rain1");
    }

    @Test
    void isBoldIfAllLettersAre() {
        assertThat(line(at(50, 100, 10, true, "Rain"), at(80, 100, 10, false, "1"))
                        .bold())
                .isTrue();
        assertThat(line(at(50, 100, 10, true, "Rain"), at(80, 100, 10, false, "a"))
                        .bold())
                .isFalse();
        assertThat(line(at(50, 100, 10, true, "12")).bold()).isFalse();
    }

    @SafeVarargs
    private static PdfLine line(List<Glyph>... texts) {
        return PdfLine.of(3, new ColumnRow(RowSegment.of(rows(texts).getFirst())));
    }
}
