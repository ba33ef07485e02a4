package preflight.quality.citation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static preflight.quality.TestSources.list;
import static preflight.quality.TestSources.numbered;
import static preflight.quality.TestSources.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.quality.TestSources.WorkBuilder;
import preflight.reference.decide.Verification;

class InTextCitationsTest {
    private static final String BEFORE = "Nothing is cited in this sentence. ";
    private static final String AFTER = " Nor is there anything cited in this one.";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The cell divides [3].                                    | 3",
                "The cell divides [2-5] and grows.                        | 4",
                "The cell divides [2–4, 7].                               | 3",
                "The cell divides [2,7].                                  | 7",
                "The cell divides [2; 7].                                 | 7",
                "The cell divides [1][2][8] again.                        | 8",
                "The cell divides [1]–[4].                                | 3",
                "The cell divides[6].                                     | 6",
                "The cell divides [3, p. 45].                             | 3",
                "As in [2, 5], the cell divides.                          | 5",
                "细胞分裂［3］。                                            | 3",
                "细胞[3]会分裂。                                           | 3",
                "The cell divides ( [9] ).                                | 9"
            })
    void findsNumbersInBrackets(String sentence, int number) {
        assertThat(anchorIn(BEFORE + sentence + AFTER, numbered(9), number)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Values lie in the interval [1, 3].",
                "We use x in [0, 1] and y in [0, 3].",
                "A score in the range [1-3] was given.",
                "Let x ∈ [1, 3] hold.",
                "Inputs were normalized to [1, 3].",
                "The value of x[3] is read.",
                "Then b[1][3] and arr[3] are read.",
                "Then a[i][3] = 5 is set.",
                "A [3]rotaxane was made.",
                "It happened later [2019] in time.",
                "There are more [3, 40] than that.",
                "A link [3](https://example.org) is given.",
                "The list runs backwards [5-3] here."
            })
    void takesNoIntervalIndexOrNameForACitation(String sentence) {
        assertThat(anchorIn(BEFORE + sentence + AFTER, numbered(9), 3)).isEmpty();
    }

    @Test
    void anchorsTheFirstCitationAndNotTheReferenceList() {
        String text = """
                Cells divide, as was shown long ago [1].
                Some also grow [1,2].

                References

                [1] Authora (2015). On things.
                [2] Authorb (2015). On things.
                [3] Authorc (2015). On things.
                """;

        assertThat(anchorIn(text, numbered(3), 1)).isEqualTo("Cells divide, as was shown long ago [1].");
        assertThat(anchorIn(text, numbered(3), 2)).isEqualTo("Some also grow [1,2].");
        assertThat(anchorIn(text, numbered(3), 3)).isEmpty();
    }

    @Test
    void takesNoLabelOfAListForACitation() {
        assertThat(anchorIn("Cells divide [1].\n\n[2] The second note stands here.", numbered(3), 2))
                .isEmpty();
    }

    @Test
    void findsACitationThatAWrappedLineOpensWith() {
        assertThat(anchorIn("Cells divide as shown in\n[2] and grow.", numbered(3), 2))
                .isEqualTo("Cells divide as shown in\n[2] and grow.");
    }

    @Test
    void countsAMarkBehindTheFullStopToTheSentenceBeforeIt() {
        assertThat(anchorIn("Cells divide.[2] They grow.", numbered(3), 2)).isEqualTo("Cells divide.[2]");
        assertThat(anchorIn("Cells divide.[1, 2][3] They grow.", numbered(3), 3))
                .isEqualTo("Cells divide.[1, 2][3]");
        assertThat(anchorIn("Cells divide.² They grow.", numbered(3), 2)).isEqualTo("Cells divide.²");
    }

    @Test
    void anchorsAWorkThatStandsTwiceByEitherNumber() {
        InTextCitations citations = InTextCitations.in("Cells divide [4]. They grow [2].", numbered(5));

        assertThat(citations.anchor(List.of(2, 4))).isEqualTo("Cells divide [4].");
        assertThat(citations.anchor(List.of(1, 3))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "The cell divides.³            | 3",
                "The cell divides¹² and grows. | 12",
                "The cell divides¹,³ often.    | 3",
                "The cell divides³⁻⁵ often.    | 4",
                "The cell divides<sup>3,4</sup> often. | 4",
                "The cell divides^3^ often.    | 3"
            })
    void findsRaisedNumbers(String sentence, int number) {
        assertThat(anchorIn(BEFORE + sentence + AFTER, numbered(12), number)).startsWith("The cell divides");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "An area of 5 cm² was cut.",
                "The fit had R² of 0.9 and x² rose.",
                "A flow of 3 m² s⁻² was seen.",
                "Jane Smith², Ada Byron² and Max Müller³ wrote it.",
                "This equals (a−b)² always.",
                "It weighs 10.² grams."
            })
    void takesNoPowerUnitOrAffiliationForACitation(String sentence) {
        assertThat(anchorIn(BEFORE + sentence + AFTER, numbered(3), 2)).isEmpty();
    }

    @Test
    void believesRoundBracketsOfATextThatCitesMostOfItsListInThem() {
        String text = "Cells divide (1). They also grow (2, 3). Some die (4). In Eq. (5) this is modelled.";

        assertThat(anchorIn(text, numbered(5), 3)).isEqualTo("They also grow (2, 3).");
        assertThat(anchorIn(text, numbered(5), 5)).isEmpty();
        assertThat(anchorIn(text, numbered(20), 3)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "We (1) cut, (2) weighed and (3) burnt it, (4) twice.",
                "First, (1) it is cut; (2) weighed; and (3) burnt.",
                "See Table (1), Figure (2), step (3) and case (4).",
                "(1) It is cut.\n(2) It is weighed.\n(3) It is burnt.\n(4) It is gone.",
                "x = y (1)\nz = 2 (2)\nw = 3 (3)"
            })
    void takesNoEnumerationForCitations(String text) {
        for (int number = 1; number <= 4; number++) {
            assertThat(anchorIn(text, numbered(4), number)).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "This was shown (Smith and Jones, 2019).",
                "This was shown (Smith & Jones 2019).",
                "Smith and Jones (2019) showed this.",
                "However, Smith and Jones (2019) showed this.",
                "Brown (2018) and Smith and Jones (2019) showed this.",
                "This was shown (e.g. Brown, 2018; Smith & Jones, 2019; Zhu, 2020).",
                "This was shown by Smith and Jones (2018, 2019).",
                "Smith and Jones’s (2019) work showed this.",
                "This was shown (SMITH and JONES, 2019, p. 4).",
                "This was shown (Smith, A., & Jones, B., 2019).",
                "Smith et al. (2019) showed this."
            })
    void findsAuthorsAndYear(String sentence) {
        Verification list = list(
                WorkBuilder.work().by("Smith", "Jones").in(2019),
                WorkBuilder.work().doi("10.1000/2").by("Brown"));

        assertThat(anchorIn(BEFORE + sentence + AFTER, list, 1)).isEqualTo(sentence);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "This was shown (Smith, 2019).",
                "This was shown (Smith and Jones, 2018).",
                "This was shown (Smith and Brown, 2019).",
                "This was shown (Jones and Smith, 2019).",
                "This was shown (Goldsmith and Jones, 2019).",
                "Smith never met Jones in the year 2019.",
                "Smith and Jones met, and in 2019 they wrote.",
                "The Smith and Jones of 1 (2019) are others."
            })
    void takesNoOtherNamesOrYearForTheCitation(String sentence) {
        Verification list = list(WorkBuilder.work().by("Smith", "Jones").in(2019));

        assertThat(anchorIn(BEFORE + sentence + AFTER, list, 1)).isEmpty();
    }

    @Test
    void findsNamesWhateverTheirAccentsAndCase() {
        Verification list = list(
                WorkBuilder.work().by("Müller").in(2020),
                WorkBuilder.work().doi("10.1000/2").by("van der Berg").in(2021));

        assertThat(anchorIn("So says Muller (2020).", list, 1)).isEqualTo("So says Muller (2020).");
        assertThat(anchorIn("So says MÜLLER (2020).", list, 1)).isEqualTo("So says MÜLLER (2020).");
        assertThat(anchorIn("So it is (Van der Berg, 2021).", list, 2)).isEqualTo("So it is (Van der Berg, 2021).");
    }

    @Test
    void tellsLetteredYearsApart() {
        Verification list = list(
                WorkBuilder.work().by("Smith").in(2019).title("First 2019a"),
                WorkBuilder.work().doi("10.1000/2").by("Smith").in(2019).title("Second 2019b"));

        assertThat(anchorIn("This is so (Smith, 2019b). That too (Smith, 2019a).", list, 1))
                .isEqualTo("That too (Smith, 2019a).");
        assertThat(anchorIn("This is so (Smith, 2019a, b).", list, 2)).isEqualTo("This is so (Smith, 2019a, b).");
    }

    @Test
    void leavesAnAmbiguousCitationUnanchored() {
        Verification twoWorks = list(
                WorkBuilder.work().by("Smith").in(2019),
                WorkBuilder.work().doi("10.1000/2").by("Smith").in(2019));
        Verification unverifiedRival =
                with(list(WorkBuilder.work().by("Smith").in(2019)), "Smith, B. (2019). Other things.");

        assertThat(anchorIn("This is so (Smith, 2019).", twoWorks, 1)).isEmpty();
        assertThat(anchorIn("This is so (Smith, 2019).", unverifiedRival, 1)).isEmpty();
    }

    @Test
    void comesToAnEndOnHostileText() {
        String hostile = "[1,".repeat(20_000)
                + "(1".repeat(20_000)
                + "¹,".repeat(20_000)
                + "\n[1]".repeat(20_000)
                + "2015, ".repeat(10_000);

        assertThatCode(() -> anchorIn(hostile, numbered(20), 1)).doesNotThrowAnyException();
    }

    private static String anchorIn(String text, Verification list, int number) {
        return InTextCitations.in(text, list).anchor(List.of(number));
    }
}
