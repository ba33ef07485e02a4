package preflight.api.request;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InputExcerptTest {
    @Test
    void keepsAShortPlainText() {
        assertThat(InputExcerpt.of("references")).isEqualTo("references");
        assertThat(InputExcerpt.of("参考文献")).isEqualTo("参考文献");
    }

    @Test
    void replacesWhatCouldChangeAMessage() {
        assertThat(InputExcerpt.of("a\nb\u202Ec\"<d>")).isEqualTo("a?b?c??d?");
        assertThat(InputExcerpt.of("\ud83d")).isEqualTo("?");
    }

    @Test
    void cutsALongTextByCodePoints() {
        assertThat(InputExcerpt.of("😀".repeat(41))).isEqualTo("😀".repeat(40) + "…");
        assertThat(InputExcerpt.of("😀".repeat(40))).isEqualTo("😀".repeat(40));
    }
}
