package preflight.manuscript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SuperscriptTest {
    @Test
    void raisesDigitsCommasAndDashesWithoutSpaces() {
        assertThat(Superscript.of("1, 2–4")).isEqualTo("¹,²⁻⁴");
        assertThat(Superscript.of("0356789-")).isEqualTo("⁰³⁵⁶⁷⁸⁹⁻");
    }

    @ParameterizedTest
    @ValueSource(strings = {"th", "2+", "1st", "", "  "})
    void leavesAnyOtherTextUnchanged(String text) {
        assertThat(Superscript.of(text)).isEqualTo(text);
    }

    @Test
    void givesTheDigitOfASuperscript() {
        assertThat(Superscript.digit('⁰')).isZero();
        assertThat(Superscript.digit('⁹')).isEqualTo(9);
        assertThat(Superscript.digit('⁻')).isEqualTo(-1);
        assertThat(Superscript.digit('9')).isEqualTo(-1);
        assertThat(Superscript.digit(',')).isEqualTo(-1);
    }
}
