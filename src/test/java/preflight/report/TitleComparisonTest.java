package preflight.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TitleComparisonTest {

    @Test
    void marksWhatDiffersOnBothSides() {
        TitleComparison titles = TitleComparison.of(
                "Miller GA. The magical number eight, plus or minus two. 1956.",
                "The magical number seven, plus or minus two");

        assertThat(marked(titles.submitted())).containsExactly("eight");
        assertThat(marked(titles.matched())).containsExactly("seven");
    }

    @Test
    void marksNothingWhenOnlyCaseAndAccentsDiffer() {
        TitleComparison titles = TitleComparison.of(
                "Noether E. Invariante VARIATIONSPROBLEME uber alles. 1918",
                "Invariante Variationsprobleme über alles");

        assertThat(titles.submitted().isMarked()).isFalse();
        assertThat(titles.matched().isMarked()).isFalse();
    }

    @Test
    void marksAllOfAnotherTitle() {
        TitleComparison titles =
                TitleComparison.of("Sorensen T. Automated screening of bibliographies. 2022.", "Deep learning");

        assertThat(marked(titles.matched())).containsExactly("Deep", "learning");
        assertThat(titles.submitted().isMarked()).isFalse();
    }

    @Test
    void losesNoCharacter() {
        String reference = "  A—b [c] d. Deep  learnt, e.";

        assertThat(TitleComparison.of(reference, "Deep learning d").submitted().text())
                .isEqualTo(reference);
    }

    private static List<String> marked(MarkedText text) {
        return text.spans().stream()
                .filter(MarkedText.Span::marked)
                .map(MarkedText.Span::text)
                .toList();
    }
}
