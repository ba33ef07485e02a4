package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeadingsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "References",
                "REFERENCES",
                "5. References:",
                "IV. Works Cited",
                "## References {#references .unnumbered}",
                "**Bibliography**",
                "\\section*{References}",
                "R E F E R E N C E S",
                "References and Notes",
                "Literaturverzeichnis",
                "Références bibliographiques",
                "Список литературы",
                "参考文献"
            })
    void recognisesReferenceHeadings(String line) {
        assertThat(Headings.isReferenceHeading(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"References are given below.", "Reference values", "Introduction", "See References", "5."})
    void takesNothingElseForAReferenceHeading(String line) {
        assertThat(Headings.isReferenceHeading(line)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Appendix A. How the readings were divided",
                "Supplementary Material",
                "ACKNOWLEDGEMENTS",
                "Conflict of interest",
                "Data availability statement",
                "About the authors",
                "Figure legends",
                "Danksagung"
            })
    void recognisesTheSectionsAfterAList(String line) {
        assertThat(Headings.endsReferences(line(line, false))).isTrue();
    }

    @Test
    void recognisesACaptionOnlyAfterAGap() {
        assertThat(Headings.endsReferences(line("Figure 1. The lower river", true)))
                .isTrue();
        assertThat(Headings.endsReferences(line("Figure 1. The lower river", false)))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Smith J. Appendix. 2001;1:2-3.", "Funding the mills. J Mills 2001.", "Table manners. 2001."})
    void leavesReferencesInTheList(String line) {
        assertThat(Headings.endsReferences(line(line, true))).isFalse();
    }

    private static TextLine line(String text, boolean gap) {
        return new TextLine(text, 1, 0, gap, false);
    }
}
