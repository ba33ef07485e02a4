package preflight.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class AnsiColorsTest {

    @Test
    void coloursATerminal() {
        assertThat(AnsiColors.of(Map.of("TERM", "xterm-256color"), true)).isEqualTo(AnsiColors.COLORED);
    }

    @Test
    void doesNotColourAPipeOrAFile() {
        assertThat(AnsiColors.of(Map.of("TERM", "xterm"), false)).isEqualTo(AnsiColors.PLAIN);
    }

    @Test
    void honoursNoColor() {
        assertThat(AnsiColors.of(Map.of("NO_COLOR", "1"), true)).isEqualTo(AnsiColors.PLAIN);
        assertThat(AnsiColors.of(Map.of("NO_COLOR", ""), true)).isEqualTo(AnsiColors.COLORED);
    }

    @Test
    void doesNotColourADumbTerminal() {
        assertThat(AnsiColors.of(Map.of("TERM", "dumb"), true)).isEqualTo(AnsiColors.PLAIN);
    }
}
