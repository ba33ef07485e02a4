package preflight.check;

import preflight.detection.Detection;
import preflight.quality.SourceQuality;
import preflight.reference.decide.Verification;

/** The result of a full check: every section is done, failed or skipped. */
public record CheckOutcome(
        Section<Verification> citations, Section<Detection> aiDetection, Section<SourceQuality> sourceQuality) {}
