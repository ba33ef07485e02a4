package preflight.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WrappingTest {

    @Test
    void breaksBetweenWords() {
        assertThat(Wrapping.lines("one two three", 8)).containsExactly("one two", "three");
    }

    @Test
    void breaksAWordOnlyWhenItIsWiderThanALine() {
        assertThat(Wrapping.lines("a 0123456789 b", 4)).containsExactly("a", "0123", "4567", "89 b");
    }

    @Test
    void countsWideCharactersTwice() {
        assertThat(Wrapping.lines("深度学习", 4)).containsExactly("深度", "学习");
    }
}
