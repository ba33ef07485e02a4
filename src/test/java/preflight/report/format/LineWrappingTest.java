package preflight.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LineWrappingTest {

    @Test
    void breaksBetweenWords() {
        assertThat(LineWrapping.wrap("one two three", 8)).containsExactly("one two", "three");
    }

    @Test
    void breaksAWordOnlyWhenItIsWiderThanALine() {
        assertThat(LineWrapping.wrap("a 0123456789 b", 4)).containsExactly("a", "0123", "4567", "89 b");
    }

    @Test
    void countsWideCharactersTwice() {
        assertThat(LineWrapping.wrap("深度学习", 4)).containsExactly("深度", "学习");
    }
}
