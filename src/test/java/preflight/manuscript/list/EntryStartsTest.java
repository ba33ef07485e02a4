package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;
import static preflight.manuscript.list.Lists.texts;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntryStartsTest {
    @Test
    void splitsAtTheGivenIndexes() {
        assertThat(texts(EntryStarts.splitAt(lines("a", "b", "c", "d"), i -> i % 3 == 0)))
                .containsExactly("a b c", "d");
    }

    @Test
    void givesNoResultIfTheFirstLineIsNotAStart() {
        assertThat(EntryStarts.splitAt(lines("a", "b"), i -> i == 1)).isEmpty();
        assertThat(EntryStarts.splitAt(lines(), i -> true)).isEmpty();
    }

    @Test
    void likelyStartHasAuthorsAndYearAfterTheEndOfAnEntry() {
        var list = lines(
                "Smith, J. (2001). Mills 12, 45-67.",
                "Doe, R., and",
                "Roe, S. (2002). Rain and",
                "Poe, E. (2003). Mist.");

        assertThat(EntryStarts.isLikelyStart(list, 0)).isTrue();
        assertThat(EntryStarts.isLikelyStart(list, 1))
                .as("the year is on the next line")
                .isTrue();
        assertThat(EntryStarts.isLikelyStart(list, 2))
                .as("the line before goes on")
                .isFalse();
        assertThat(EntryStarts.isLikelyStart(list, 3))
                .as("the line before goes on")
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Smith", "“Mills”", "———. Mills", "参考", "van Beethoven, L. Notes", "¿Qué?"})
    void entryCanStartWithACapitalAQuotationMarkOrADash(String line) {
        assertThat(EntryStarts.canStartEntry(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"of mills", "12, 45-67", ", and", "https://x.example"})
    void entryCannotStartWithTheRestOfAnother(String line) {
        assertThat(EntryStarts.canStartEntry(line)).isFalse();
    }
}
