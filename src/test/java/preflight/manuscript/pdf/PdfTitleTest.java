package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.line;

import java.util.List;
import org.junit.jupiter.api.Test;

class PdfTitleTest {
    @Test
    void joinsTheLargestLinesOfTheFirstPage() {
        assertThat(PdfTitle.of(
                        List.of(List.of(
                                line(50, 20, "III"),
                                line(80, 16, "Mills and rain in"),
                                line(100, 16.4, "the county"),
                                line(130, 10, "A. Nobody"),
                                line(1, 50, 80, 18, false, "Larger on page two"))),
                        10))
                .isEqualTo("Mills and rain in the county");
    }

    @Test
    void isEmptyIfNoLineIsClearlyLarger() {
        assertThat(PdfTitle.of(List.of(List.of(line(80, 11, "Mills and rain"))), 10))
                .isEmpty();
        assertThat(PdfTitle.of(List.of(), 10)).isEmpty();
    }

    @Test
    void isEmptyIfTheLargeLinesAreTooLong() {
        assertThat(PdfTitle.of(List.of(List.of(line(80, 16, "Mills and rain ".repeat(21)))), 10))
                .isEmpty();
    }
}
