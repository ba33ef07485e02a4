package preflight.reference.tagger;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * Chooses among the likeliest readings of a reference. The chain sees two labels at a time; what is chosen by is what a reading is as
 * a whole, and among those about as good the one that shares most fields with the others.
 */
public final class Reranker {
    /** How much of the differences in score to believe when the shared fields are weighed. */
    private static final double INVERSE_TEMPERATURE = 0.6;

    private final float scoreWeight;
    private final WeightMap weights;

    /** @param trust weight of how far a reading's score is behind */
    public Reranker(float trust, WeightMap weights) {
        this.scoreWeight = trust;
        this.weights = weights;
    }

    float scoreWeight() {
        return scoreWeight;
    }

    WeightMap weights() {
        return weights;
    }

    Labeling rerank(List<Labeling> readings, TokenFeatures features) {
        if (readings.size() == 1) {
            return readings.getFirst();
        }
        RerankerFeatures seen = new RerankerFeatures(features);
        Map<Labeling.Span, Double> known = new HashMap<>();
        double[] scores = new double[readings.size()];
        for (int i = 0; i < scores.length; i++) {
            Labeling reading = readings.get(i);
            scores[i] = weights.sum(seen.of(reading)) - scoreWeight * reading.scoreGap();
            for (Labeling.Span stretch : reading.spans()) {
                scores[i] += known.computeIfAbsent(stretch, s -> weights.sum(seen.of(s)));
            }
        }
        return readings.get(minimumBayesRisk(readings, softmax(scores, INVERSE_TEMPERATURE)));
    }

    public static double[] softmax(double[] scores, double certainty) {
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

    private static int minimumBayesRisk(List<Labeling> readings, double[] probabilities) {
        int n = probabilities.length;
        double[] shared = probabilities.clone();
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                double likeness = readings.get(i).fieldF1(readings.get(j));
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
