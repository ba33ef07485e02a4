package preflight.work.lucene;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RareWordSearchTest {

    @Test
    void goesAlongTheListsOfAsManyWordsAsATitleMayLack() {
        assertThat(RareWordSearch.essential(new int[] {3, 40, 500, 6_000}, 2)).isEqualTo(2);
    }

    @Test
    void goesAlongNoMoreListsThanAreShortTogether() {
        assertThat(RareWordSearch.essential(new int[] {3, 99_000, 99_500, 99_600}, 3))
                .isEqualTo(2);
    }

    @Test
    void goesAlongOneListThoughItIsLong() {
        assertThat(RareWordSearch.essential(new int[] {250_000, 260_000}, 2)).isEqualTo(1);
    }

    @Test
    void searchesForNothingWhereTheOnlyWordKnownStandsInEveryOtherTitle() {
        assertThat(RareWordSearch.essential(new int[] {1_892_395}, 1)).isZero();
    }
}
