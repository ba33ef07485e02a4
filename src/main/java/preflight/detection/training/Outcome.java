package preflight.detection.training;

import preflight.detection.Level;

/** A passage of a labelled document as the detector judged it. */
record Outcome(int document, LabelledDocument origin, int words, double score, Level level) {}
