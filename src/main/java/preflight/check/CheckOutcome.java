package preflight.check;

import preflight.detection.Detection;
import preflight.quality.SourceQuality;
import preflight.reference.decide.Verification;

/** A full check, every section resolved one way or another. */
public record CheckOutcome(
        Section<Verification> citations, Section<Detection> aiDetection, Section<SourceQuality> sourceQuality) {}
