package preflight.reference.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.work.PersonName;

class NameListParserTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Doe, J., & Roe, R. S. | Doe:J. Roe:R. S.",
                "J. Doe, R. S. Roe and K. van Berg | Doe:J. Roe:R. S. van Berg:K.",
                "Doe JA, Roe R | Doe:JA Roe:R",
                "Doe, J. A.; Roe, R. | Doe:J. A. Roe:R.",
                "Doe, Jane, and Richard Roe | Doe:Jane Roe:Richard",
                "Jane Doe and Richard S. Roe | Doe:Jane Roe:Richard S.",
                "Doe J, et al. | Doe:J",
                "Doe JA, Roe RS. | Doe:JA Roe:RS.",
                "김서연, 박지훈 | 김서연 박지훈",
                "edited by J. Doe and R. S. Roe | Doe:J. Roe:R. S.",
                "a cura di J. Doe, R. Roe | Doe:J. Roe:R.",
                "Müller-Lüdenscheidt, H.-P. | Müller-Lüdenscheidt:H.-P."
            })
    void readsNamesInTheUsualForms(String list, String expected) {
        List<String> names = NameListParser.parse(list).stream()
                .map(NameListParserTest::show)
                .toList();
        assertThat(String.join(" ", names)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"ibid.", "passim", ""})
    void readsNoNameFromAWordThatIsNotAName(String list) {
        assertThat(NameListParser.parse(list)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "'Doe J, et al.', true",
        "'Doe, J., & others', false",
        "'Doe, J. … Roe, R.', true",
        "'Doe, J. and others', true"
    })
    void recognisesEtAl(String list, boolean more) {
        assertThat(NameListParser.hasEtAl(list)).isEqualTo(more);
    }

    private static String show(PersonName name) {
        return name.family() + (name.given() == null ? "" : ":" + name.given());
    }
}
