package preflight.detection.training;

import preflight.detection.Level;

/**
 * A passage of a labelled document as the detector judged it.
 *
 * @param beyond by how much it exceeds the threshold for being flagged by itself, whatever surrounds it
 * @param score what was compared with the thresholds
 */
record Outcome(int document, LabelledDocument origin, int words, double beyond, double score, Level level) {}
