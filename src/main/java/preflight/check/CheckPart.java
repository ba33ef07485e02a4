package preflight.check;

import preflight.detection.Detection;
import preflight.quality.SourceQuality;
import preflight.reference.Verification;

/** What one branch of a full check brings home; the branches run side by side and fail each by itself. */
public sealed interface CheckPart {

    /** The branch that verifies references and, on what it verified, examines the sources. */
    record References(Section<Verification> citations, Section<SourceQuality> sourceQuality) implements CheckPart {}

    /** The branch that judges the prose. */
    record Prose(Section<Detection> aiDetection) implements CheckPart {}
}
