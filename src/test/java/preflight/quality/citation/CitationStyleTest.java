package preflight.quality.citation;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.quality.TestSources.list;
import static preflight.quality.TestSources.with;

import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.quality.TestSources.WorkBuilder;

/** Each style alone; {@link InTextCitationsTest} tests the choice among them. */
class CitationStyleTest {
    @Test
    void bracketsCiteSingleNumbersAndRanges() {
        assertThat(found(new BracketStyle(9), "This is known [2], and more [4]-[6]. The array x[3] is not cited."))
                .containsOnlyKeys(2, 4, 5, 6);
    }

    @Test
    void bracketsOfAnIntervalAreNoCitation() {
        assertThat(found(new BracketStyle(9), "All values in [1, 5] are drawn at random."))
                .isEmpty();
    }

    @Test
    void parenthesesCiteOnlyIfTheyCoverHalfOfTheList() {
        String text = "This was shown before (1). Others agree (2).";

        assertThat(found(new ParenthesisStyle(4), text)).containsOnlyKeys(1, 2);
        assertThat(found(new ParenthesisStyle(5), text)).isEmpty();
    }

    @Test
    void superscriptsCiteAfterAWordOrAFullStop() {
        assertThat(found(new SuperscriptStyle(9), "This is known.³ Others agree¹,² on an area of 5 cm² in total."))
                .containsOnlyKeys(1, 2, 3);
    }

    @Test
    void authorAndYearCiteTheOnlyMatchingWork() {
        AuthorYearStyle style = new AuthorYearStyle(list(
                WorkBuilder.work().doi("10.1000/1").by("Smith", "Jones").in(2019),
                WorkBuilder.work().doi("10.1000/2").by("Brown").in(2019)));

        assertThat(found(style, "This is known (Smith and Jones, 2019). Brown (2018) disagrees."))
                .containsOnlyKeys(1);
    }

    @Test
    void anAmbiguousAuthorAndYearCiteNothing() {
        AuthorYearStyle style = new AuthorYearStyle(
                with(list(WorkBuilder.work().doi("10.1000/1").by("Smith").in(2019)), "Smith (2019). Something else."));

        assertThat(found(style, "This is known (Smith, 2019).")).isEmpty();
    }

    private static Map<Integer, Integer> found(CitationStyle style, String text) {
        return style.firstCitations(BodyText.of(text));
    }
}
