package preflight.reference.compare.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;

class NumberMatchTest {

    @ParameterizedTest
    @CsvSource({
        "116, 116, true",
        "0116, 116, true",
        "i16, 116, true",
        "117, 116, false",
        "11, 116, false",
        "20 08, 2008, true",
        "1 033, 1033, true",
        "1 034, 1033, false",
        "o1951, 1951, true",
        "1951, 195, false",
        "Measurements40, 40, true",
        "IL2, 2, false",
        "532C542, 532, true",
        "5321C5, 532, false",
        "1j 4, 144, true",
        "1j 5, 144, false",
    })
    void readsNumbersThatScansBrokeOrGarbled(String given, String wanted, boolean same) {
        List<ReferenceWord> words = Arrays.stream(given.split(" "))
                .map(word -> new ReferenceWord(word, Label.PAGE, " "))
                .toList();
        assertThat(NumberMatch.matchesAt(words, 0, wanted)).isEqualTo(same);
    }

    @ParameterizedTest
    @CsvSource({
        "y, 9, true",
        "4l, 47, true",
        "medicineh15, 115, true",
        "measurements41, 40, false",
        "48, 47, false",
        "xiv, 12, false"
    })
    void tellsAVolumeThatCannotBeReadFromAnother(String given, String wanted, boolean unreadable) {
        assertThat(NumberMatch.isIllegible(given, wanted)).isEqualTo(unreadable);
    }

    @ParameterizedTest
    @CsvSource({"12-20, true", "IFC, true", "xiv, true", "no-no, false", "n/a-n/a, false", ", false"})
    void knowsAPageThatIsNone(String page, boolean place) {
        assertThat(NumberMatch.isUsablePage(page)).isEqualTo(place);
    }
}
