package preflight.quality.citation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberListTest {
    @Test
    void readsNumbersAndRanges() {
        assertThat(NumberList.parse("3", 9)).containsExactly(3);
        assertThat(NumberList.parse("2, 7", 9)).containsExactly(2, 7);
        assertThat(NumberList.parse("2–5; 9", 9)).containsExactly(2, 3, 4, 5, 9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "10", "1, 10", "5-2", "4-4"})
    void rejectsWhatIsNotInTheList(String list) {
        assertThat(NumberList.parse(list, 9)).isEmpty();
    }
}
