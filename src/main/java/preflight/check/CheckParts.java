package preflight.check;

import preflight.check.CheckPart.Prose;
import preflight.check.CheckPart.References;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.detection.Detection;
import preflight.detection.DetectorUnavailable;
import preflight.quality.QualityInput;
import preflight.quality.SourceQuality;
import preflight.reference.LookupFailed;
import preflight.reference.Verification;

/** Words every way in which a branch of a full check can end; called by the routes of check.camel.yaml. */
public final class CheckParts {
    static final String NO_TEXT = "The text is empty.";
    static final String NO_REFERENCES = "The list of references is empty.";
    static final String NONE_VERIFIED = "No reference was verified, so there is no source to examine.";
    static final String NOT_VERIFIED = "The references could not be verified, so their sources could not be examined.";
    static final String FAULT = "The section could not run because of a fault on our side. Retry shortly.";

    /** There is no prose to judge. */
    public Prose proseSkipped() {
        return new Prose(new Skipped<>(NO_TEXT));
    }

    /** The prose was judged. */
    public Prose judged(Detection detection) {
        return new Prose(new Done<>(detection));
    }

    /** The prose could not be judged. */
    public Prose proseFailed(Exception fault) {
        return new Prose(new Failed<>(reason(fault)));
    }

    /** There is no reference to verify, hence no source to examine. */
    public References referencesSkipped(CheckInput input) {
        return new References(new Skipped<>(NO_REFERENCES), new Skipped<>(input.hasText() ? NO_REFERENCES : NO_TEXT));
    }

    /** The references could not be verified, hence no source examined; without text none would have been anyway. */
    public References referencesFailed(CheckInput input, Exception fault) {
        return new References(
                new Failed<>(reason(fault)), input.hasText() ? new Failed<>(NOT_VERIFIED) : new Skipped<>(NO_TEXT));
    }

    /** Hands verified references on to the examination of their sources. */
    public QualityInput verified(CheckInput input, Verification verification) {
        return new QualityInput(input.text(), verification, input.language());
    }

    /** The references were verified, but there is nothing to examine. */
    public References sourcesSkipped(QualityInput input) {
        return new References(
                new Done<>(input.verification()), new Skipped<>(input.text().isBlank() ? NO_TEXT : NONE_VERIFIED));
    }

    /** The references were verified and their sources examined. */
    public References examined(QualityInput input, SourceQuality quality) {
        return new References(new Done<>(input.verification()), new Done<>(quality));
    }

    /** The references were verified, but their sources could not be examined. */
    public References sourcesFailed(QualityInput input, Exception fault) {
        return new References(new Done<>(input.verification()), new Failed<>(reason(fault)));
    }

    /** Only faults whose message was written for the user speak for themselves; the others keep their internals. */
    private static String reason(Throwable fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof LookupFailed || cause instanceof DetectorUnavailable) {
                String message = cause.getMessage();
                return message == null || message.isBlank() ? FAULT : message;
            }
        }
        return FAULT;
    }
}
