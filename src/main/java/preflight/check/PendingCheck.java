package preflight.check;

import org.jspecify.annotations.Nullable;
import preflight.check.CheckBranch.DetectionBranch;
import preflight.check.CheckBranch.ReferenceBranch;
import preflight.check.Section.Failed;

/**
 * A full check on its way.
 *
 * @param until when nobody waits for it any more, by {@link System#nanoTime()}
 * @param references null while that branch is out
 * @param prose null while that branch is out
 */
public record PendingCheck(
        CheckInput input,
        long deadlineNanos,
        @Nullable ReferenceBranch referenceBranch,
        @Nullable DetectionBranch detectionBranch) {
    public static final String TIMED_OUT = "The check did not finish in time. Retry shortly.";

    /** Whether a branch is still out, and time left to send for it. */
    public boolean unfinished() {
        return (referenceBranch == null || detectionBranch == null) && System.nanoTime() - deadlineNanos < 0;
    }

    /** With one more part; one that is home already stands. */
    public PendingCheck with(CheckBranch part) {
        return switch (part) {
            case ReferenceBranch arrived
            when referenceBranch == null -> new PendingCheck(input, deadlineNanos, arrived, detectionBranch);
            case DetectionBranch arrived
            when detectionBranch == null -> new PendingCheck(input, deadlineNanos, referenceBranch, arrived);
            default -> this;
        };
    }

    /** Every section; those of a part that is not home have failed: absence is never read as clean. */
    public CheckOutcome outcome() {
        return new CheckOutcome(
                referenceBranch == null ? new Failed<>(TIMED_OUT) : referenceBranch.citations(),
                detectionBranch == null ? new Failed<>(TIMED_OUT) : detectionBranch.aiDetection(),
                referenceBranch == null ? new Failed<>(TIMED_OUT) : referenceBranch.sourceQuality());
    }
}
