package preflight.api.answer;

/** How many references came out how. */
public record VerificationSummary(
        int total, int verified, int uncertain, int offIndex, int unparseable, int needsReview) {
    /** Of a list that was not processed. */
    static final VerificationSummary EMPTY = new VerificationSummary(0, 0, 0, 0, 0, 0);
}
