package preflight.contract;

/** How many references have each status. {@code needsReview} counts all that are not verified. */
public record VerificationSummary(
        int total, int verified, int uncertain, int offIndex, int unparseable, int needsReview) {
    /** Of a list that was not processed. */
    public static final VerificationSummary EMPTY = new VerificationSummary(0, 0, 0, 0, 0, 0);

    VerificationSummary plus(VerificationSummary other) {
        return new VerificationSummary(
                total + other.total,
                verified + other.verified,
                uncertain + other.uncertain,
                offIndex + other.offIndex,
                unparseable + other.unparseable,
                needsReview + other.needsReview);
    }
}
