package preflight.check;

import preflight.check.CheckBranch.DetectionBranch;
import preflight.check.CheckBranch.ReferenceBranch;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.detection.Detection;
import preflight.detection.DetectorUnavailableException;
import preflight.quality.SourceQuality;
import preflight.reference.decide.Verification;
import preflight.reference.lookup.LookupFailed;

/** Creates the sections of a full check, with the reasons of those that failed or were skipped. */
public final class SectionFactory {
    public static final String NO_TEXT = "The text is empty.";
    public static final String NO_REFERENCES = "The list of references is empty.";
    public static final String NONE_VERIFIED = "No reference was verified, so there are no sources to examine.";
    public static final String NOT_VERIFIED =
            "The references could not be verified, so their sources could not be examined.";
    public static final String FAULT = "The section could not run because of an internal error. Retry shortly.";

    /** The section ran. */
    public <T> Section<T> done(T result) {
        return new Done<>(result);
    }

    /** The section could not run. The message of an exception is used only if it was written for the user. */
    public <T> Section<T> failed(Exception fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof LookupFailed || cause instanceof DetectorUnavailableException) {
                String message = cause.getMessage();
                return new Failed<>(message == null || message.isBlank() ? FAULT : message);
            }
        }
        return new Failed<>(FAULT);
    }

    /** There is no text to check. */
    public Section<Detection> withoutText() {
        return new Skipped<>(NO_TEXT);
    }

    /** There is no reference to verify. */
    public Section<Verification> withoutReferences() {
        return new Skipped<>(NO_REFERENCES);
    }

    /** There is no source to examine. An empty input is named before a failed verification. */
    public Section<SourceQuality> withoutSources(VerifiedCitations cited) {
        if (!cited.input().hasText()) {
            return new Skipped<>(NO_TEXT);
        }
        return switch (cited.citations()) {
            case Done<Verification> _ -> new Skipped<>(NONE_VERIFIED);
            case Failed<Verification> _ -> new Failed<>(NOT_VERIFIED);
            case Skipped<Verification> _ -> new Skipped<>(NO_REFERENCES);
        };
    }

    /** The input together with the result of the verification. */
    public VerifiedCitations cited(CheckInput input, Section<Verification> citations) {
        return new VerifiedCitations(input, citations);
    }

    /** The result of the reference branch. */
    public ReferenceBranch references(VerifiedCitations cited, Section<SourceQuality> sourceQuality) {
        return new ReferenceBranch(cited.citations(), sourceQuality);
    }

    /** The result of the detection branch. */
    public DetectionBranch prose(Section<Detection> aiDetection) {
        return new DetectionBranch(aiDetection);
    }
}
