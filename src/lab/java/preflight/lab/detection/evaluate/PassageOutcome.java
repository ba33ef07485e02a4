package preflight.lab.detection.evaluate;

import preflight.detection.DetectionLevel;
import preflight.lab.detection.LabelledDocument;

/**
 * The result of the detector for one passage of a labelled document.
 *
 * @param margin its score without context, minus the threshold for being flagged
 * @param score its score with context, which is compared with the thresholds
 */
record PassageOutcome(int document, LabelledDocument origin, int words, double margin, double score, DetectionLevel level) {}
