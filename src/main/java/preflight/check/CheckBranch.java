package preflight.check;

import preflight.detection.Detection;
import preflight.quality.SourceQuality;
import preflight.reference.decide.Verification;

/** The result of one branch of a full check. The two branches run in parallel; the failure of one does not affect the other. */
public sealed interface CheckBranch {

    /** Verifies the references, then checks the quality of the verified sources. */
    record ReferenceBranch(Section<Verification> citations, Section<SourceQuality> sourceQuality)
            implements CheckBranch {}

    /** Detects AI-written passages in the text. */
    record DetectionBranch(Section<Detection> aiDetection) implements CheckBranch {}
}
