package preflight.reference.compare.word;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordMatchTest {

    @ParameterizedTest
    @CsvSource({
        "estuaries, estuares, true",
        "currents, curernts, true",
        "cell, cells, true",
        "mice, rice, false",
        "increase, decrease, false",
        "hypertension, hypotension, false",
        "1998, 1999, false",
        "xviii, xvii, false",
    })
    void tellsAMisprintFromAnotherWord(String a, String b, boolean misprint) {
        assertThat(WordMatch.isMisprint(a, b)).isEqualTo(misprint);
        assertThat(WordMatch.isMisprint(b, a)).isEqualTo(misprint);
    }

    @ParameterizedTest
    @CsvSource({
        "j, journal, true",
        "natl, national, true",
        "intl, international, true",
        "phys, physics, true",
        "neural, neurips, false",
        "chem, physics, false",
        "b, a, false",
    })
    void knowsAbbreviations(String a, String b, boolean abbreviation) {
        assertThat(WordMatch.isAbbreviation(a, b)).isEqualTo(abbreviation);
    }

    @ParameterizedTest
    @CsvSource({"kitten, sitting, 3, true", "kitten, sitting, 2, false", "abc, abc, 0, true", "'', ab, 1, false"})
    void boundsTheDistanceOfTwoTexts(String a, String b, int most, boolean within) {
        assertThat(WordMatch.isWithinDistance(a, b, most)).isEqualTo(within);
    }
}
