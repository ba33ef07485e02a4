package preflight.check;

import org.jspecify.annotations.Nullable;
import preflight.check.CheckPart.Prose;
import preflight.check.CheckPart.References;
import preflight.check.Section.Failed;

/**
 * A full check on its way.
 *
 * @param until when nobody waits for it any more, by {@link System#nanoTime()}
 * @param references null while that branch is out
 * @param prose null while that branch is out
 */
public record CheckRun(
        CheckInput input,
        long until,
        @Nullable References references,
        @Nullable Prose prose) {
    static final String LATE = "The check did not finish in time. Retry shortly.";

    /** Whether a branch is still out, and time left to send for it. */
    public boolean unfinished() {
        return (references == null || prose == null) && System.nanoTime() - until < 0;
    }

    /** With one more part; one that is home already stands. */
    CheckRun with(CheckPart part) {
        return switch (part) {
            case References arrived when references == null -> new CheckRun(input, until, arrived, prose);
            case Prose arrived when prose == null -> new CheckRun(input, until, references, arrived);
            default -> this;
        };
    }

    /** Every section; those of a part that is not home have failed: absence is never read as clean. */
    CheckOutcome outcome() {
        return new CheckOutcome(
                references == null ? new Failed<>(LATE) : references.citations(),
                prose == null ? new Failed<>(LATE) : prose.aiDetection(),
                references == null ? new Failed<>(LATE) : references.sourceQuality());
    }
}
