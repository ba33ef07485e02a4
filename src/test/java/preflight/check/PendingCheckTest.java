package preflight.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.check.CheckBranch.DetectionBranch;
import preflight.check.CheckBranch.ReferenceBranch;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.detection.Detection;
import preflight.reference.decide.Verification;

class PendingCheckTest {
    private static final ReferenceBranch REFERENCES =
            new ReferenceBranch(new Done<>(new Verification(List.of())), new Skipped<>("none"));
    private static final DetectionBranch DETECTION = new DetectionBranch(new Done<>(Detection.NOTHING_TO_CHECK));

    private final PendingCheck inTime = pending(System.nanoTime() + Long.MAX_VALUE / 4);

    @Test
    void isUnfinishedUntilBothBranchesHaveAResult() {
        assertThat(inTime.unfinished()).isTrue();
        assertThat(inTime.with(DETECTION).unfinished()).isTrue();
        assertThat(inTime.with(DETECTION).with(REFERENCES).unfinished()).isFalse();
    }

    @Test
    void isFinishedWhenItsDeadlineHasPassed() {
        assertThat(pending(System.nanoTime() - 1).unfinished()).isFalse();
    }

    @Test
    void takesTheSectionsOfBothBranches() {
        assertThat(inTime.with(REFERENCES).with(DETECTION).outcome())
                .isEqualTo(
                        new CheckOutcome(REFERENCES.citations(), DETECTION.aiDetection(), REFERENCES.sourceQuality()));
    }

    @Test
    void failsTheSectionsOfABranchWithoutAResult() {
        Failed<?> late = new Failed<>(PendingCheck.TIMED_OUT);

        assertThat(inTime.outcome().citations()).isEqualTo(late);
        assertThat(inTime.with(REFERENCES).outcome().aiDetection()).isEqualTo(late);
        assertThat(inTime.with(DETECTION).outcome().sourceQuality()).isEqualTo(late);
    }

    @Test
    void keepsTheFirstResultOfABranch() {
        DetectionBranch second = new DetectionBranch(new Failed<>("later"));

        assertThat(inTime.with(DETECTION).with(second).outcome().aiDetection()).isEqualTo(DETECTION.aiDetection());
    }

    private static PendingCheck pending(long deadlineNanos) {
        return new PendingCheck(new CheckInput("text", List.of()), deadlineNanos, null, null);
    }
}
