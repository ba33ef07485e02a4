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

/** Creates the sections of a full check for every way in which they can end. */
public final class SectionFactory {
    public static final String NO_TEXT = "The text is empty.";
    public static final String NO_REFERENCES = "The list of references is empty.";
    public static final String NONE_VERIFIED = "No reference was verified, so there is no source to examine.";
    public static final String NOT_VERIFIED =
            "The references could not be verified, so their sources could not be examined.";
    public static final String FAULT = "The section could not run because of a fault on our side. Retry shortly.";

    /** The section ran. */
    public <T> Section<T> done(T result) {
        return new Done<>(result);
    }

    /** The section could not run. Only faults whose message was written for the user speak for themselves. */
    public <T> Section<T> failed(Exception fault) {
        for (Throwable cause = fault; cause != null; cause = cause.getCause()) {
            if (cause instanceof LookupFailed || cause instanceof DetectorUnavailableException) {
                String message = cause.getMessage();
                return new Failed<>(message == null || message.isBlank() ? FAULT : message);
            }
        }
        return new Failed<>(FAULT);
    }

    /** There is no prose to judge. */
    public Section<Detection> withoutText() {
        return new Skipped<>(NO_TEXT);
    }

    /** There is no reference to verify. */
    public Section<Verification> withoutReferences() {
        return new Skipped<>(NO_REFERENCES);
    }

    /** There is no source to examine: an empty input comes before a failed one, which could not have changed it. */
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

    /** The reference list beside what became of it. */
    public VerifiedCitations cited(CheckInput input, Section<Verification> citations) {
        return new VerifiedCitations(input, citations);
    }

    /** The branch of the references, complete. */
    public ReferenceBranch references(VerifiedCitations cited, Section<SourceQuality> sourceQuality) {
        return new ReferenceBranch(cited.citations(), sourceQuality);
    }

    /** The branch of the prose, complete. */
    public DetectionBranch prose(Section<Detection> aiDetection) {
        return new DetectionBranch(aiDetection);
    }
}
