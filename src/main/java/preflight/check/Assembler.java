package preflight.check;

import org.jspecify.annotations.Nullable;
import preflight.check.CheckPart.Prose;
import preflight.check.CheckPart.References;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.detection.Detection;
import preflight.detection.DetectorUnavailable;

/**
 * Puts the parts of a full check together, in whatever order they arrive. A part that never arrives, because the
 * deadline cut its branch off, leaves its sections failed: absence is never read as clean.
 */
public final class Assembler {
    static final String LATE = "The check did not finish in time. Retry shortly.";

    private static final CheckOutcome NOTHING_YET =
            new CheckOutcome(new Failed<>(LATE), new Failed<>(LATE), new Failed<>(LATE));

    /** What is known with one more part; {@code soFar} is null for the first. */
    public CheckOutcome add(@Nullable CheckOutcome soFar, CheckPart part) {
        CheckOutcome known = soFar == null ? NOTHING_YET : soFar;
        return switch (part) {
            case References(var citations, var sourceQuality) ->
                new CheckOutcome(citations, known.aiDetection(), sourceQuality);
            case Prose(var aiDetection) -> new CheckOutcome(known.citations(), aiDetection, known.sourceQuality());
        };
    }

    /** The outcome when the fan-out has ended: {@code body} is still its input when no part arrived at all. */
    public CheckOutcome complete(Object body) {
        return body instanceof CheckOutcome outcome ? outcome : NOTHING_YET;
    }

    /**
     * The detection of a call that asked for nothing else; {@code body} is no part when it did not come home in time.
     *
     * @throws DetectorUnavailable when the detection failed or is late: there is no section here to say so
     */
    public Detection alone(Object body) {
        return switch (body) {
            case Prose(Done<Detection>(var detection)) -> detection;
            case Prose(Skipped<Detection> skipped) -> Detection.NOTHING;
            case Prose(Failed<Detection>(var reason)) -> throw new DetectorUnavailable(reason);
            default -> throw new DetectorUnavailable(LATE);
        };
    }
}
