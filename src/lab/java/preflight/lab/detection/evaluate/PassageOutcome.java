package preflight.lab.detection.evaluate;

import preflight.detection.DetectionLevel;
import preflight.lab.detection.LabelledDocument;

/**
 * A passage of a labelled document as the detector judged it.
 *
 * @param beyond by how much it exceeds the threshold for being flagged by itself, whatever surrounds it
 * @param score what was compared with the thresholds
 */
record PassageOutcome(int document, LabelledDocument origin, int words, double margin, double score, DetectionLevel level) {}
