package preflight.work.lucene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RareWordsTest {

    @Test
    void goesAlongTheListsOfAsManyWordsAsATitleMayLack() {
        assertThat(RareWords.leading(new int[] {3, 40, 500, 6_000}, 2)).isEqualTo(2);
    }

    @Test
    void goesAlongNoMoreListsThanAreShortTogether() {
        assertThat(RareWords.leading(new int[] {3, 99_000, 99_500, 99_600}, 3)).isEqualTo(2);
    }

    @Test
    void goesAlongOneListThoughItIsLong() {
        assertThat(RareWords.leading(new int[] {250_000, 260_000}, 2)).isEqualTo(1);
    }

    @Test
    void searchesForNothingWhereTheOnlyWordKnownStandsInEveryOtherTitle() {
        assertThat(RareWords.leading(new int[] {1_892_395}, 1)).isZero();
    }
}
