package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import preflight.manuscript.list.Marker.NumberStyle;

class MarkerTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "BRACKETS | [12] Smith | 12 | Smith",
                "BRACKETS | [3]Smith | 3 | Smith",
                "PARENTHESES | (3) Smith | 3 | Smith",
                "FULL_STOP | 4. Smith | 4 | Smith",
                "FULL_STOP | 4.Smith | 4 | Smith",
                "PARENTHESIS | 5) Smith | 5 | Smith",
                "SUPERSCRIPT | ¹⁰Smith | 10 | Smith",
                "BARE | 6 Smith | 6 | Smith"
            })
    void readsANumberInEachNotation(NumberStyle style, String line, int number, String rest) {
        assertThat(style.read(7, line(line))).hasValueSatisfying(marker -> {
            assertThat(marker.index()).isEqualTo(7);
            assertThat(marker.number()).isEqualTo(number);
            assertThat(marker.rest()).isEqualTo(rest);
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"FULL_STOP | 4.5 Smith", "FULL_STOP | 20015. Smith", "BARE | 6 7", "BRACKETS | [a] Smith"})
    void readsNoNumberInOtherLines(NumberStyle style, String line) {
        assertThat(style.read(0, line(line))).isEmpty();
    }

    @Test
    void readsANumberOnALineOfItsOwn() {
        assertThat(NumberStyle.FULL_STOP.read(0, line("4.")))
                .hasValueSatisfying(marker -> assertThat(marker.rest()).isEmpty());
    }

    @Test
    void scoresLinesThatLookLikeEntriesHigher() {
        int author = score("1. Smith, J. Mills", true);
        int capital = score("1. Mills and rain", false);
        int rest = score("1. of mills", false);

        assertThat(author).isEqualTo(5);
        assertThat(capital).isEqualTo(2);
        assertThat(rest).isZero();
    }

    @Test
    void keepsPositionAndGapOfTheLineWithoutItsNumber() {
        Marker marker = NumberStyle.FULL_STOP
                .read(0, new TextLine("1. Smith", 9, 2.5, true, false, true))
                .orElseThrow();

        assertThat(marker.unmarked()).isEqualTo(new TextLine("Smith", 9, 2.5, true, false, true));
    }

    private static int score(String line, boolean gap) {
        return NumberStyle.FULL_STOP
                .read(0, new TextLine(line, 1, 0, gap, false))
                .orElseThrow()
                .startScore();
    }

    private static TextLine line(String text) {
        return new TextLine(text, 1, 0, false, false);
    }
}
