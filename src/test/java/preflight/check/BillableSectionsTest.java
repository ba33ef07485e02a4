package preflight.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.detection.Detection;
import preflight.detection.Detection.OverallVerdict;
import preflight.quality.SourceQuality;
import preflight.reference.decide.Verification;
import preflight.reference.parse.ReferenceLine;

class BillableSectionsTest {
    private static final Section<Verification> CITATIONS = new Done<>(new Verification(List.of()));
    private static final Section<SourceQuality> QUALITY = new Done<>(new SourceQuality(0, List.of()));
    private static final List<ReferenceLine> LINES = List.of(new ReferenceLine(1, 1, "a"));

    @Test
    void billsWhatRan() {
        assertThat(BillableSections.of(
                        new CheckOutcome(CITATIONS, new Done<>(detection(OverallVerdict.SAFE)), QUALITY)))
                .isEqualTo(new BillableSections(true, true));
    }

    @Test
    void billsNothingThatFailedOrWasSkipped() {
        assertThat(BillableSections.of(new CheckOutcome(CITATIONS, new Failed<>("x"), new Skipped<>("y"))))
                .isEqualTo(new BillableSections(false, false))
                .matches(BillableSections::isEmpty);
    }

    @Test
    void billsNoInconclusiveDetection() {
        assertThat(BillableSections.of(
                        new CheckOutcome(CITATIONS, new Done<>(detection(OverallVerdict.INCONCLUSIVE)), QUALITY)))
                .isEqualTo(new BillableSections(false, true));
        assertThat(BillableSections.of(detection(OverallVerdict.INCONCLUSIVE)).isEmpty())
                .isTrue();
        assertThat(BillableSections.of(detection(OverallVerdict.RISK)).aiDetection())
                .isTrue();
    }

    @Test
    void expectsEveryPaidSectionThatHasAnInput() {
        assertThat(BillableSections.expected(new CheckInput("text", LINES)))
                .isEqualTo(new BillableSections(true, true));
        assertThat(BillableSections.expected(new CheckInput("text", List.of())))
                .isEqualTo(new BillableSections(true, false));
        assertThat(BillableSections.expected(new CheckInput(" \n", LINES)).isEmpty())
                .isTrue();
        assertThat(BillableSections.expected("text")).isEqualTo(new BillableSections(true, false));
        assertThat(BillableSections.expected(" ").isEmpty()).isTrue();
    }

    private static Detection detection(OverallVerdict verdict) {
        return new Detection(verdict, 0, 0, List.of());
    }
}
