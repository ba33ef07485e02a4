package preflight.detection.model;

/**
 * What the other passages of a text say about each. Manuscripts are mostly written one way: a passage that looks somewhat like a
 * machine's is more likely a chance find among passages that look like a person's, and less likely one among a machine's.
 *
 * <p>Each other passage votes between -1 and 1 by its own score; its vote fades with its distance, since where a text was
 * written in two ways, neighbours mostly were written in one. What the votes can move is bounded: a passage that is clear by itself stays
 * what it is. Measured in docs/decisions/0015.
 */
public final class ContextAdjustment {
    /** How far below its threshold a passage says nothing about its neighbours. */
    private static final double NEUTRAL_MARGIN = -1;
    /** How far from there its vote is full. */
    private static final double FULL_VOTE_RANGE = 2;
    /** What is left of a vote one passage further away. */
    private static final double DECAY = .7;
    /** Votes of nobody, for neither side: one neighbour alone is not all of a text. */
    private static final double PRIOR_WEIGHT = .5;
    /** Most that a score is raised: human passages are then flagged e^3 times as often, about as rarely as in calibration. */
    private static final double MAX_RAISE = 3;
    /** Most that a score is lowered, so that a single passage by a machine is still found in a person's text. */
    private static final double MAX_LOWERING = 1;

    private ContextAdjustment() {}

    /**
     * By how much the score of each passage moves.
     *
     * @param beyond for each passage, in their order, its score less the threshold for being flagged, in units in which the share of
     *     human passages above falls to 1/e
     */
    public static double[] shifts(double[] beyond) {
        double[] votes = new double[beyond.length];
        for (int i = 0; i < votes.length; i++) {
            votes[i] = Math.clamp((beyond[i] - NEUTRAL_MARGIN) / FULL_VOTE_RANGE, -1, 1);
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

    /** Adds to each passage the fading votes of those passed before it, walking one way through the text. */
    private static void accumulate(double[] votes, double[] sum, double[] weight, int from, int step) {
        double heard = 0;
        double heardWeight = 0;
        for (int i = from; i >= 0 && i < votes.length; i += step) {
            sum[i] += heard;
            weight[i] += heardWeight;
            heard = heard * DECAY + votes[i];
            heardWeight = heardWeight * DECAY + 1;
        }
    }
}
