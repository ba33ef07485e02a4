package preflight.lab.detection.evaluate;

import java.util.Arrays;
import java.util.List;
import preflight.lab.detection.Proportion;

/** The receiver operating characteristic of a set of outcomes. Both arrays hold scores in ascending order. */
record RocCurve(double[] human, double[] ai) {

    static RocCurve of(List<PassageOutcome> outcomes) {
        return new RocCurve(scores(outcomes, false), scores(outcomes, true));
    }

    /** The probability that an AI-written paragraph scores higher than a human one; a tie counts half. */
    double auroc() {
        double above = 0;
        int lower = 0;
        int notHigher = 0;
        for (double score : ai) {
            while (lower < human.length && human[lower] < score) {
                lower++;
            }
            while (notHigher < human.length && human[notHigher] <= score) {
                notHigher++;
            }
            above += (lower + notHigher) / 2.0;
        }
        return above / ((double) ai.length * human.length);
    }

    /** The share of AI paragraphs above the threshold that {@code share} of the human paragraphs exceed. */
    Proportion caughtAt(double share) {
        if (human.length == 0) {
            return new Proportion(0, 0);
        }
        int allowed = (int) Math.floor(human.length * share);
        double threshold = human[human.length - 1 - Math.min(allowed, human.length - 1)];
        return new Proportion(Arrays.stream(ai).filter(score -> score > threshold).count(), ai.length);
    }

    private static double[] scores(List<PassageOutcome> outcomes, boolean ai) {
        return outcomes.stream()
                .filter(outcome -> outcome.origin().ai() == ai)
                .mapToDouble(PassageOutcome::score)
                .sorted()
                .toArray();
    }
}
