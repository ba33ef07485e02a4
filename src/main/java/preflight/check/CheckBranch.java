package preflight.check;

import preflight.detection.Detection;
import preflight.quality.SourceQuality;
import preflight.reference.decide.Verification;

/** What one branch of a full check brings home; the branches run side by side and fail each by itself. */
public sealed interface CheckBranch {

    /** The branch that verifies references and, on what it verified, examines the sources. */
    record ReferenceBranch(Section<Verification> citations, Section<SourceQuality> sourceQuality)
            implements CheckBranch {}

    /** The branch that judges the prose. */
    record DetectionBranch(Section<Detection> aiDetection) implements CheckBranch {}
}
