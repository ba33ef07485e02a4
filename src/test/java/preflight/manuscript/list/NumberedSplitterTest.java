package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;
import static preflight.manuscript.list.Lists.split;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NumberedSplitterTest {
    private final NumberedSplitter splitter = new NumberedSplitter();

    @ParameterizedTest
    @ValueSource(strings = {"[%d] ", "(%d) ", "%d. ", "%d) ", "%d "})
    void splitsAtConsecutiveNumbersOfEachNotation(String notation) {
        assertThat(split(
                        splitter,
                        lines(
                                notation.formatted(1) + "Smith J. Mills. J Mills. 2001;12:45-",
                                "67.",
                                notation.formatted(2) + "Doe R. Rain. J Rain. 2002;1:2-3.")))
                .containsExactly("Smith J. Mills. J Mills. 2001;12:45-67.", "Doe R. Rain. J Rain. 2002;1:2-3.");
    }

    @Test
    void splitsAtSuperscriptNumbers() {
        assertThat(split(splitter, lines("¹Smith J. Mills. 2001;12:4-6.", "²Doe R. Rain. 2002;1:2-3.")))
                .containsExactly("Smith J. Mills. 2001;12:4-6.", "Doe R. Rain. 2002;1:2-3.");
    }

    @Test
    void doesNotTakeANumberInsideAReferenceForTheNextOne() {
        assertThat(split(
                        splitter,
                        lines(
                                "1. Smith J. The mills of volume",
                                "2. of the county register. 2001;12:45-67.",
                                "2. Doe R. Rain. J Rain. 2002;1:2-3.",
                                "3. Roe S. Mist. J Mist. 2003;1:4-5.")))
                .hasSize(3)
                .startsWith("Smith J. The mills of volume 2. of the county register. 2001;12:45-67.");
    }

    @Test
    void skipsNumbersAtAnotherIndent() {
        assertThat(split(
                        splitter,
                        lines(
                                "1. Smith J. Mills. J Mills.",
                                "          2. Doe S. 2001;12:45-67.",
                                "2. Doe R. Rain. J Rain. 2002;1:2-3.")))
                .containsExactly(
                        "Smith J. Mills. J Mills. 2. Doe S. 2001;12:45-67.", "Doe R. Rain. J Rain. 2002;1:2-3.");
    }

    @Test
    void givesBackTheIntroductionOfAList() {
        var split = splitter.split(
                        lines("In order of citation", "1. Smith J. Mills. 2001;12:4-6.", "2. Doe R. Rain. 2002;1:2-3."))
                .orElseThrow();

        assertThat(split.otherLines()).extracting(TextLine::text).containsExactly("In order of citation");
        assertThat(split.entries()).extracting(entry -> entry.first().number()).containsExactly(2, 3);
    }

    @Test
    void joinsANumberOnALineOfItsOwnWithTheNextLine() {
        assertThat(split(splitter, lines("[1]", "Smith J. Mills. 2001;12:4-6.", "[2]", "Doe R. Rain. 2002;1:2-3.")))
                .containsExactly("Smith J. Mills. 2001;12:4-6.", "Doe R. Rain. 2002;1:2-3.");
    }

    @Test
    void givesNoResultForNumberedProse() {
        assertThat(splitter.split(lines("1. We found that it is wet.", "2. They were dry and it was late.")))
                .isEmpty();
    }

    @Test
    void givesNoResultIfTheFirstNumberComesTooLate() {
        assertThat(splitter.split(
                        lines("a", "b", "c", "d", "1. Smith J. Mills. 2001;12:4-6.", "2. Doe R. 2002;1:2-3.")))
                .isEmpty();
    }
}
