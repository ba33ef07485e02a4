package preflight.report.finding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.report.HighlightedText;

class TitleDiffTest {

    @Test
    void marksWhatDiffersOnBothSides() {
        TitleDiff titles = TitleDiff.of(
                "Miller GA. The magical number eight, plus or minus two. 1956.",
                "The magical number seven, plus or minus two");

        assertThat(marked(titles.submitted())).containsExactly("eight");
        assertThat(marked(titles.matched())).containsExactly("seven");
    }

    @Test
    void marksNothingWhenOnlyCaseAndAccentsDiffer() {
        TitleDiff titles = TitleDiff.of(
                "Noether E. Invariante VARIATIONSPROBLEME uber alles. 1918",
                "Invariante Variationsprobleme über alles");

        assertThat(titles.submitted().isHighlighted()).isFalse();
        assertThat(titles.matched().isHighlighted()).isFalse();
    }

    @Test
    void marksAllOfAnotherTitle() {
        TitleDiff titles = TitleDiff.of("Sorensen T. Automated screening of bibliographies. 2022.", "Deep learning");

        assertThat(marked(titles.matched())).containsExactly("Deep", "learning");
        assertThat(titles.submitted().isHighlighted()).isFalse();
    }

    @Test
    void losesNoCharacter() {
        String reference = "  A—b [c] d. Deep  learnt, e.";

        assertThat(TitleDiff.of(reference, "Deep learning d").submitted().text())
                .isEqualTo(reference);
    }

    private static List<String> marked(HighlightedText text) {
        return text.runs().stream()
                .filter(HighlightedText.TextRun::highlighted)
                .map(HighlightedText.TextRun::text)
                .toList();
    }
}
