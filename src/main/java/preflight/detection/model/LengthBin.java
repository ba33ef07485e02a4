package preflight.detection.model;

/**
 * The thresholds for passages of up to {@code words} words. Short passages need a higher score, because their scores vary more.
 *
 * @param possibly score from which a passage is flagged
 * @param likely score from which it is flagged with higher confidence
 */
public record LengthBin(int words, double possibly, double likely) {}
