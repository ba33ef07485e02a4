package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.at;
import static preflight.manuscript.pdf.Glyphs.rows;
import static preflight.manuscript.pdf.Glyphs.texts;

import java.util.List;
import org.junit.jupiter.api.Test;

class PdfRowTest {
    @Test
    void ordersRowsFromTopToBottomAndWordsFromLeftToRight() {
        assertThat(texts(rows(at(50, 120, 10, "below"), at(100, 100, 10, "two"), at(50, 100, 10, "one"))))
                .containsExactly("one two", "below");
    }

    @Test
    void separatesWordsAtAGap() {
        assertThat(texts(rows(at(50, 100, 10, "ab"), at(61.5, 100, 10, "cd")))).containsExactly("abcd");
        assertThat(texts(rows(at(50, 100, 10, "ab"), at(62, 100, 10, "cd")))).containsExactly("ab cd");
    }

    @Test
    void putsSuperscriptsIntoTheRowOfTheirText() {
        assertThat(texts(rows(at(60, 96, 6, "2"), at(50, 100, 10, "ab")))).containsExactly("ab2");
    }

    @Test
    void keepsTheRowsBesideADropCapApart() {
        assertThat(rows(at(50, 124, 30, "T"), at(70, 106, 10, "he"), at(70, 118, 10, "mill")))
                .hasSize(3);
    }

    @Test
    void ignoresBlankGlyphs() {
        assertThat(PdfRow.of(List.of(new Glyph(" ", 50, 100, 5, 10, false)))).isEmpty();
    }

    @Test
    void removesAWord() {
        PdfRow row = rows(at(50, 100, 10, "12 text")).getFirst();

        row.remove(row.words().getFirst());

        assertThat(row.text()).isEqualTo("text");
    }
}
