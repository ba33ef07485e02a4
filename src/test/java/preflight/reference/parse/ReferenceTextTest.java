package preflight.reference.parse;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReferenceTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "M\\\"{u}ller, \\'E. Gar\\c{c}on | Müller, É. Garçon",
                "{\\o}re \\ss{} \\L{}od\\'z | øre ßŁodź",
                "\\emph{On tides} of $n$ | On tides of n",
                "pp. 1--12 \\& \\emph{x} | pp. 1–12 & x",
                "1Smith, J. | Smith, J.",
                "12 Smith, J. | 12 Smith, J."
            })
    void isFreeOfLatexAndOfTheNumberOfTheReference(String line, String expected) {
        assertThat(ReferenceText.plain(line)).isEqualTo(expected);
    }

    @Test
    void isCutOffWithoutSplittingASurrogatePair() {
        String line = "a".repeat(ReferenceText.MAX_LENGTH - 1) + "😀 and more";
        assertThat(ReferenceText.plain(line)).isEqualTo("a".repeat(ReferenceText.MAX_LENGTH - 1));
    }

    @Test
    void keepsAtMostThreeCombiningMarksOnALetter() {
        assertThat(ReferenceText.plain("q" + "\u0301".repeat(10))).isEqualTo("q" + "\u0301".repeat(3));
    }
}
