package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceFeaturesTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Smith, J.",
                "Smith J, Doe R",
                "J. Smith, R. Doe",
                "SMITH, John",
                "van Beethoven, L.",
                "World Health Organization. (2020)",
                "———. Mills",
                "王小明，"
            })
    void recognisesAuthors(String line) {
        assertThat(ReferenceFeatures.startsWithAuthor(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"of mills and rain", "12, 45-67", "The mill stood idle"})
    void takesNoOtherTextForAuthors(String line) {
        assertThat(ReferenceFeatures.startsWithAuthor(line)).isFalse();
    }

    @Test
    void recognisesAuthorsWithAYearBeforeTheTitle() {
        assertThat(ReferenceFeatures.startsWithAuthorsAndYear("Smith, J. & Doe, R. (2001a). Mills"))
                .isTrue();
        assertThat(ReferenceFeatures.startsWithAuthorsAndYear("Smith, J. in press. Mills"))
                .isTrue();
        assertThat(ReferenceFeatures.startsWithAuthorsAndYear("Smith J. 12 mills. J Mills. 2001"))
                .isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "(2001), true",
        "1823a, true",
        "in press, true",
        "n.d., true",
        "年, true",
        "12001, false",
        "1.2001, false",
        "3001, false"
    })
    void recognisesYears(String text, boolean year) {
        assertThat(ReferenceFeatures.hasYear(text)).isEqualTo(year);
    }

    @Test
    void countsTheFeaturesOfAReference() {
        assertThat(ReferenceFeatures.count(
                        "Smith, J. (2001). Mills. Journal of Mills, 45-67. https://doi.org/10.1000/182"))
                .isEqualTo(5);
        assertThat(ReferenceFeatures.count("Mills and rain")).isZero();
    }

    @Test
    void referenceHasTwoFeaturesAndTheRightLength() {
        assertThat(ReferenceFeatures.isReference("Smith, J. (2001). Mills.")).isTrue();
        assertThat(ReferenceFeatures.isReference("mills and rain (2001)")).isFalse();
        assertThat(ReferenceFeatures.isReference("J. S., 2001")).isFalse();
        assertThat(ReferenceFeatures.isReference("Smith, J. (2001). " + "Mills ".repeat(400)))
                .isFalse();
    }

    @Test
    void proseHasFiniteVerbsAndNoIdentifier() {
        String prose = "Smith, J. (2001) is the one we have read, and it was found that the mills are idle in winter";

        assertThat(ReferenceFeatures.isProse(prose)).isTrue();
        assertThat(ReferenceFeatures.isReference(prose)).isFalse();
        assertThat(ReferenceFeatures.isProse(prose + " doi")).isFalse();
        assertThat(ReferenceFeatures.isProse(
                        "Smith, J. (2001). What we are and what they have. Journal of Mills, 45-67."))
                .isFalse();
    }
}
