package preflight.api.answer;

/** The number of references with each status. */
public record VerificationSummary(
        int total, int verified, int uncertain, int offIndex, int unparseable, int needsReview) {
    /** For a reference list that was not processed. */
    static final VerificationSummary EMPTY = new VerificationSummary(0, 0, 0, 0, 0, 0);
}
