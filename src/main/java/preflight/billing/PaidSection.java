package preflight.billing;

/** The sections of a check that cost credits; reference verification is free. */
public enum PaidSection {
    /** AI-writing detection. */
    AI_DETECTION,
    /** Source quality. */
    SOURCE_QUALITY
}
