package preflight.reference.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.reference.compare.TitleEvidence.Grade.EXACT;
import static preflight.reference.compare.TitleEvidence.Grade.NONE;
import static preflight.reference.compare.TitleEvidence.Grade.PARTIAL;
import static preflight.reference.compare.TitleEvidence.Grade.STRONG;

import org.junit.jupiter.api.Test;
import preflight.reference.compare.TitleEvidence.Corroboration;
import preflight.reference.compare.TitleEvidence.Grade;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceLine;
import preflight.reference.parse.ReferenceParser;

class TitleEvidenceTest {
    private static final ReferenceParser PARSER = new ReferenceParser();
    private static final String TITLE = "Tidal currents in shallow estuaries: a survey of northern Norway";

    @Test
    void gradesATitleWordForWordAsExact() {
        assertThat(grade("Tidal currents in shallow estuaries: a survey of northern Norway"))
                .isEqualTo(EXACT);
        assertThat(grade("TIDAL CURRENTS in shal- low estuaries – a survey of northern Norway"))
                .isEqualTo(EXACT);
    }

    @Test
    void gradesMisprintsAndAMissingSubtitleAsStrong() {
        assertThat(grade("Tidal curents in shallow estuaries: a survey of northern Norway"))
                .isEqualTo(STRONG);
        assertThat(grade("Tidal currents in shallow estuaries")).isEqualTo(STRONG);
    }

    @Test
    void asksForMoreWhereTheWordsAreInAnotherOrder() {
        TitleEvidence evidence = evidence("northern Norway survey of shallow estuaries in Tidal a currents");
        assertThat(evidence.grade()).isEqualTo(STRONG);
        assertThat(evidence.corroboration()).isEqualTo(Corroboration.STRONGER);
    }

    @Test
    void gradesAChangedWordAsPartialAtAnyPlace() {
        assertThat(grade("Tidal currents in shallow lagoons: a survey of northern Norway"))
                .isEqualTo(PARTIAL);
        assertThat(grade("Thermal currents in shallow estuaries: a survey of northern Norway"))
                .isEqualTo(PARTIAL);
        assertThat(grade("Tidal currents in shallow estuaries: a survey of northern Sweden"))
                .isEqualTo(PARTIAL);
    }

    @Test
    void neverTakesANoticeOrASequelForTheWork() {
        assertThat(grade("Erratum: " + TITLE)).isEqualTo(PARTIAL);
        assertThat(grade("Reply to “" + TITLE + "”")).isEqualTo(PARTIAL);
        assertThat(grade(TITLE + ". II")).isEqualTo(PARTIAL);
        assertThat(grade(TITLE + ": Part 2")).isEqualTo(PARTIAL);
    }

    @Test
    void findsNothingOfAnotherTitle() {
        assertThat(grade("Growth of birch seedlings under drought")).isEqualTo(NONE);
    }

    private static Grade grade(String title) {
        return evidence(title).grade();
    }

    private static TitleEvidence evidence(String title) {
        String line = "Moreau, A., & Okafor, B. J. (1987). " + title + ". Journal of Marine Research, 12, 101–118.";
        ParsedReference reference = PARSER.parse(new ReferenceLine(1, 1, line));
        return TitleEvidence.of(
                TITLE, reference, j -> switch (reference.words().get(j).text()) {
                    case "journal", "marine", "research", "moreau", "okafor" -> true;
                    default -> reference.words().get(j).isNumeric();
                });
    }
}
