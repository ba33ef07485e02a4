package preflight.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PaletteTest {

    @Test
    void coloursATerminal() {
        assertThat(Palette.of(Map.of("TERM", "xterm-256color"), true)).isEqualTo(Palette.COLOURED);
    }

    @Test
    void doesNotColourAPipeOrAFile() {
        assertThat(Palette.of(Map.of("TERM", "xterm"), false)).isEqualTo(Palette.PLAIN);
    }

    @Test
    void honoursNoColor() {
        assertThat(Palette.of(Map.of("NO_COLOR", "1"), true)).isEqualTo(Palette.PLAIN);
        assertThat(Palette.of(Map.of("NO_COLOR", ""), true)).isEqualTo(Palette.COLOURED);
    }

    @Test
    void doesNotColourADumbTerminal() {
        assertThat(Palette.of(Map.of("TERM", "dumb"), true)).isEqualTo(Palette.PLAIN);
    }
}
