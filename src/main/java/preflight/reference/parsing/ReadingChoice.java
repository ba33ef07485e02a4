package preflight.reference.parsing;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Chooses among the likeliest readings of a reference. The chain sees two labels at a time; what is chosen by is what a reading is as
 * a whole, and among those about as good the one that shares most fields with the others.
 */
final class ReadingChoice {
    /** How much of the differences in score to believe when the shared fields are weighed. */
    private static final double CERTAINTY = 0.6;

    private final float trust;
    private final WeightMap weights;

    /** @param trust weight of how far a reading's score is behind */
    ReadingChoice(float trust, WeightMap weights) {
        this.trust = trust;
        this.weights = weights;
    }

    float trust() {
        return trust;
    }

    WeightMap weights() {
        return weights;
    }

    Reading among(List<Reading> readings, Features features) {
        if (readings.size() == 1) {
            return readings.getFirst();
        }
        ReadingFeatures seen = new ReadingFeatures(features);
        Map<Reading.Stretch, Double> known = new HashMap<>();
        double[] scores = new double[readings.size()];
        for (int i = 0; i < scores.length; i++) {
            Reading reading = readings.get(i);
            scores[i] = weights.sum(seen.of(reading)) - trust * reading.behind();
            for (Reading.Stretch stretch : reading.stretches()) {
                scores[i] += known.computeIfAbsent(stretch, s -> weights.sum(seen.of(s)));
            }
        }
        return readings.get(mostShared(readings, probabilities(scores, CERTAINTY)));
    }

    static double[] probabilities(double[] scores, double certainty) {
        double max = Double.NEGATIVE_INFINITY;
        for (double score : scores) {
            max = Math.max(max, score);
        }
        double[] probabilities = new double[scores.length];
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            probabilities[i] = Math.exp((scores[i] - max) * certainty);
            sum += probabilities[i];
        }
        for (int i = 0; i < scores.length; i++) {
            probabilities[i] /= sum;
        }
        return probabilities;
    }

    private static int mostShared(List<Reading> readings, double[] probabilities) {
        int n = probabilities.length;
        double[] shared = probabilities.clone();
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                double likeness = readings.get(i).likeness(readings.get(j));
                shared[i] += probabilities[j] * likeness;
                shared[j] += probabilities[i] * likeness;
            }
        }
        int best = 0;
        for (int i = 1; i < n; i++) {
            best = shared[i] > shared[best] ? i : best;
        }
        return best;
    }
}
