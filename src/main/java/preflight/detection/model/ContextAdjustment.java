package preflight.detection.model;

/**
 * Adjusts the score of each passage by the scores of the other passages of the text. Most manuscripts have one kind of author: a
 * passage that scores somewhat high is more likely a false positive among low-scoring passages than among high-scoring ones.
 *
 * <p>Every other passage votes between -1 and 1 by its own score. The weight of a vote decays with the distance, because in texts
 * with two authors neighbouring passages mostly have the same one. The adjustment is bounded, so that a clear score stays clear.
 * Measured in docs/decisions/0015.
 */
public final class ContextAdjustment {
    /** A passage with this margin has a vote of 0. */
    private static final double NEUTRAL_MARGIN = -1;
    /** A passage this far from {@link #NEUTRAL_MARGIN} has a vote of -1 or 1. */
    private static final double FULL_VOTE_RANGE = 2;
    /** Factor on the weight of a vote per passage of distance. */
    private static final double DECAY = .7;
    /** Weight of an added neutral vote, so that a single neighbour does not decide alone. */
    private static final double PRIOR_WEIGHT = .5;
    /** Most that a score is raised. It raises the share of flagged human passages by a factor of e^3 at most. */
    private static final double MAX_RAISE = 3;
    /** Most that a score is lowered, so that a single AI passage is still found in a human text. */
    private static final double MAX_LOWERING = 1;

    private ContextAdjustment() {}

    /**
     * The adjustment of each passage's score.
     *
     * @param margins the score minus the threshold for being flagged, for each passage in order; one unit lowers the share of
     *     human passages above to 1/e
     */
    public static double[] shifts(double[] margins) {
        double[] votes = new double[margins.length];
        for (int i = 0; i < votes.length; i++) {
            votes[i] = Math.clamp((margins[i] - NEUTRAL_MARGIN) / FULL_VOTE_RANGE, -1, 1);
        }
        double[] sum = new double[votes.length];
        double[] weight = new double[votes.length];
        accumulate(votes, sum, weight, 0, 1);
        accumulate(votes, sum, weight, votes.length - 1, -1);
        double[] shifts = new double[votes.length];
        for (int i = 0; i < shifts.length; i++) {
            double vote = sum[i] / (weight[i] + PRIOR_WEIGHT);
            shifts[i] = vote * (vote > 0 ? MAX_RAISE : MAX_LOWERING);
        }
        return shifts;
    }

    /** Walks through the text in one direction and adds to each passage the decayed votes of the passages before it. */
    private static void accumulate(double[] votes, double[] sum, double[] weight, int from, int step) {
        double voteSum = 0;
        double weightSum = 0;
        for (int i = from; i >= 0 && i < votes.length; i += step) {
            sum[i] += voteSum;
            weight[i] += weightSum;
            voteSum = voteSum * DECAY + votes[i];
            weightSum = weightSum * DECAY + 1;
        }
    }
}
