package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.pdf.Glyphs.glyph;

import java.util.List;
import org.junit.jupiter.api.Test;

class AccentsTest {
    @Test
    void combinesAnAccentWithTheLetterAfterIt() {
        assertThat(Accents.compose(List.of(glyph("M", 0, 5), glyph("¨", 6, 3), glyph("u", 5, 5), glyph("l", 10, 3))))
                .isEqualTo("Mül");
    }

    @Test
    void combinesAnAccentWithTheLetterBeforeIt() {
        assertThat(Accents.compose(List.of(glyph("c", 5, 5), glyph("¸", 6, 3)))).isEqualTo("ç");
        assertThat(Accents.compose(List.of(glyph("e", 5, 5), glyph("\u0301", 6, 3))))
                .isEqualTo("é");
    }

    @Test
    void putsAnAccentOnADotlessI() {
        assertThat(Accents.compose(List.of(glyph("´", 5, 3), glyph("ı", 5, 3)))).isEqualTo("í");
    }

    @Test
    void leavesAnAccentBesideALetterAlone() {
        assertThat(Accents.compose(List.of(glyph("a", 0, 5), glyph("˜", 5, 5), glyph("b", 10, 5))))
                .isEqualTo("a˜b");
    }

    @Test
    void leavesAnAccentOverADigitAlone() {
        assertThat(Accents.compose(List.of(glyph("^", 5, 3), glyph("2", 5, 5)))).isEqualTo("^2");
    }
}
