package preflight.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.detection.Detection;
import preflight.detection.Detection.Verdict;
import preflight.quality.SourceQuality;
import preflight.reference.ReferenceLine;
import preflight.reference.Verification;

class BillableTest {
    private static final Section<Verification> CITATIONS = new Done<>(new Verification(List.of()));
    private static final Section<SourceQuality> QUALITY = new Done<>(new SourceQuality(0, List.of()));
    private static final List<ReferenceLine> LINES = List.of(new ReferenceLine(1, 1, "a"));

    @Test
    void billsWhatRan() {
        assertThat(Billable.of(new CheckOutcome(CITATIONS, new Done<>(detection(Verdict.SAFE)), QUALITY)))
                .isEqualTo(new Billable(true, true));
    }

    @Test
    void billsNothingThatFailedOrWasSkipped() {
        assertThat(Billable.of(new CheckOutcome(CITATIONS, new Failed<>("x"), new Skipped<>("y"))))
                .isEqualTo(new Billable(false, false))
                .matches(Billable::nothing);
    }

    @Test
    void billsNoInconclusiveDetection() {
        assertThat(Billable.of(new CheckOutcome(CITATIONS, new Done<>(detection(Verdict.INCONCLUSIVE)), QUALITY)))
                .isEqualTo(new Billable(false, true));
        assertThat(Billable.of(detection(Verdict.INCONCLUSIVE)).nothing()).isTrue();
        assertThat(Billable.of(detection(Verdict.RISK)).aiDetection()).isTrue();
    }

    @Test
    void expectsEveryPaidSectionThatHasAnInput() {
        assertThat(Billable.expected(new CheckInput("text", LINES))).isEqualTo(new Billable(true, true));
        assertThat(Billable.expected(new CheckInput("text", List.of()))).isEqualTo(new Billable(true, false));
        assertThat(Billable.expected(new CheckInput(" \n", LINES)).nothing()).isTrue();
        assertThat(Billable.expected("text")).isEqualTo(new Billable(true, false));
        assertThat(Billable.expected(" ").nothing()).isTrue();
    }

    private static Detection detection(Verdict verdict) {
        return new Detection(verdict, 0, 0, List.of());
    }
}
