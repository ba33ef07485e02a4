package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;
import static preflight.manuscript.list.Lists.split;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelledSplitterTest {
    private final LabelledSplitter splitter = new LabelledSplitter();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"[Smi01] | [KLM+20a]", "[Smith 2001] | [Doe and Roe, 2002]", "• | •", "- | -"})
    void splitsAtLabelsAndBullets(String first, String second) {
        assertThat(split(
                        splitter,
                        lines(
                                first + " Smith J. Mills. J Mills.",
                                "2001;12:45-67.",
                                second + " Doe R. Rain. J Rain. 2002;1:2-3.")))
                .containsExactly("Smith J. Mills. J Mills. 2001;12:45-67.", "Doe R. Rain. J Rain. 2002;1:2-3.");
    }

    @Test
    void givesNoResultIfTheFirstLineHasNoLabel() {
        assertThat(splitter.split(lines("Smith J. Mills. 2001;12:4-6.", "• Doe R. Rain. 2002;1:2-3.")))
                .isEmpty();
    }

    @Test
    void givesNoResultForBulletsBeforeProse() {
        assertThat(splitter.split(lines("- It rained on the mill.", "- The mill stood idle.")))
                .isEmpty();
    }
}
