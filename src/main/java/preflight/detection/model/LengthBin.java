package preflight.detection.model;

/**
 * The thresholds for passages of up to {@code words} words. Short passages need a higher score: chance alone moves it
 * more.
 *
 * @param possibly score from which a passage is flagged
 * @param likely score from which it is flagged with more certainty
 */
public record LengthBin(int words, double possibly, double likely) {}
