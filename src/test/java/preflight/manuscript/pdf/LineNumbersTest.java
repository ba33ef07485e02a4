package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.at;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

class LineNumbersTest {
    @Test
    void recognisesANumberOnEveryLine() {
        List<PdfRow> page = page(8, 30, i -> Integer.toString(i + 11));

        LineNumbers numbers = LineNumbers.of(page);

        assertThat(numbers.isCertain()).isTrue();
        assertThat(numbers.steps()).isEqualTo(7);
        assertThat(numbers.rightEdge()).isEqualTo(40);
        numbers.remove();
        assertThat(page).allSatisfy(row -> assertThat(row.text()).isEqualTo("It rained"));
    }

    @Test
    void recognisesANumberOnEveryFifthLine() {
        assertThat(LineNumbers.of(page(30, 30, i -> i % 5 == 0 ? Integer.toString(i + 10) : ""))
                        .isCertain())
                .isTrue();
    }

    @Test
    void doesNotTakeTheNumbersOfAListForLineNumbers() {
        List<Glyph> glyphs = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            glyphs.addAll(at(50, 100 + 24 * i, 10, Integer.toString(i + 1)));
            glyphs.addAll(at(70, 100 + 24 * i, 10, "Smith"));
            glyphs.addAll(at(50, 112 + 24 * i, 10, "continues"));
        }

        assertThat(LineNumbers.of(PdfRow.of(glyphs)).leftOfText()).isFalse();
        assertThat(LineNumbers.of(PdfRow.of(glyphs)).isCertain()).isFalse();
    }

    @Test
    void doesNotTakeNumbersInAnyOrderForLineNumbers() {
        assertThat(LineNumbers.of(page(8, 30, i -> Integer.toString(10 + i * 7 % 10)))
                        .isCertain())
                .isFalse();
    }

    @Test
    void isNotCertainOnAPageWithFewLines() {
        assertThat(LineNumbers.of(page(4, 30, i -> Integer.toString(i + 10))).isCertain())
                .isFalse();
    }

    @Test
    void comparesTheRightEdgeWithAnotherPage() {
        LineNumbers numbers = LineNumbers.of(page(8, 30, i -> Integer.toString(i + 11)));

        assertThat(numbers.isAlignedWith(LineNumbers.of(page(2, 33, i -> Integer.toString(i + 11)))))
                .isTrue();
        assertThat(numbers.isAlignedWith(LineNumbers.of(page(2, 10, i -> Integer.toString(i + 11)))))
                .isFalse();
        assertThat(numbers.isAlignedWith(LineNumbers.of(page(2, 30, i -> "")))).isFalse();
    }

    private static List<PdfRow> page(int rows, double x, IntFunction<String> number) {
        List<Glyph> glyphs = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            glyphs.addAll(at(x, 100 + 12 * i, 10, number.apply(i)));
            glyphs.addAll(at(60, 100 + 12 * i, 10, "It rained"));
        }
        return PdfRow.of(glyphs);
    }
}
