package preflight.api;

/** How many references came out how. */
public record Summary(int total, int verified, int uncertain, int offIndex, int unparseable, int needsReview) {
    /** Of a list that was not processed. */
    static final Summary NONE = new Summary(0, 0, 0, 0, 0, 0);
}
