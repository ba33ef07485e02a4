package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GlyphTest {
    @Test
    void reachesAboveAndBelowItsBaseline() {
        Glyph glyph = new Glyph("p", 20, 100, 5, 10, false);

        assertThat(glyph.top()).isEqualTo(93);
        assertThat(glyph.bottom()).isEqualTo(102);
        assertThat(glyph.right()).isEqualTo(25);
    }
}
