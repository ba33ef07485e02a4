package preflight.check;

import org.jspecify.annotations.Nullable;
import preflight.check.CheckPart.Prose;
import preflight.check.CheckPart.References;
import preflight.check.Section.Failed;
import preflight.detection.Detection;
import preflight.detection.DetectorUnavailable;

/**
 * Puts the parts of a full check together, in whatever order they arrive. A part that never arrives, because the
 * deadline cut its branch off, leaves its sections failed: absence is never read as clean.
 */
public final class Assembler {
    static final String LATE = "The section did not finish in time. Retry shortly.";

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
     * The detection when it came home in time: {@code body} is still the text when it did not.
     *
     * @throws DetectorUnavailable when it did not
     */
    public Detection inTime(Object body) {
        if (body instanceof Detection detection) {
            return detection;
        }
        throw new DetectorUnavailable("AI detection did not finish in time. Nothing was charged; retry shortly.");
    }
}
