package preflight.check;

import org.jspecify.annotations.Nullable;
import preflight.check.CheckBranch.DetectionBranch;
import preflight.check.CheckBranch.ReferenceBranch;
import preflight.check.Section.Failed;

/**
 * A full check that is running.
 *
 * @param deadlineNanos when it times out, on the clock of {@link System#nanoTime()}
 * @param referenceBranch null while that branch is running
 * @param detectionBranch null while that branch is running
 */
public record PendingCheck(
        CheckInput input,
        long deadlineNanos,
        @Nullable ReferenceBranch referenceBranch,
        @Nullable DetectionBranch detectionBranch) {
    public static final String TIMED_OUT = "The check did not finish in time. Retry shortly.";

    /** Whether a branch has no result yet and the deadline has not passed. */
    public boolean unfinished() {
        return (referenceBranch == null || detectionBranch == null) && System.nanoTime() - deadlineNanos < 0;
    }

    /** Adds the result of a branch; a result that is already there is kept. */
    public PendingCheck with(CheckBranch part) {
        return switch (part) {
            case ReferenceBranch arrived
            when referenceBranch == null -> new PendingCheck(input, deadlineNanos, arrived, detectionBranch);
            case DetectionBranch arrived
            when detectionBranch == null -> new PendingCheck(input, deadlineNanos, referenceBranch, arrived);
            default -> this;
        };
    }

    /** All sections. Those of a branch without a result have failed: a missing result never counts as a clean one. */
    public CheckOutcome outcome() {
        return new CheckOutcome(
                referenceBranch == null ? new Failed<>(TIMED_OUT) : referenceBranch.citations(),
                detectionBranch == null ? new Failed<>(TIMED_OUT) : detectionBranch.aiDetection(),
                referenceBranch == null ? new Failed<>(TIMED_OUT) : referenceBranch.sourceQuality());
    }
}
