package preflight.reference.tagger;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * Reranks the n-best labelings of a reference. The CRF scores pairs of neighbouring labels only; the reranker scores features of the
 * whole labeling. It returns the labeling with the highest expected field F1 (minimum Bayes risk). Immutable and safe for
 * concurrent use.
 */
public final class Reranker {
    /** Below 1 it flattens the probabilities that the expected F1 is computed with. Tuned on the development set of parsing. */
    private static final double INVERSE_TEMPERATURE = 0.6;

    private final float scoreWeight;
    private final WeightMap weights;

    /** @param scoreWeight weight of {@link Labeling#scoreGap} */
    Reranker(float scoreWeight, WeightMap weights) {
        this.scoreWeight = scoreWeight;
        this.weights = weights;
    }

    /** The best of the labelings; there is at least one. */
    public Labeling rerank(List<Labeling> labelings, TokenFeatures features) {
        if (labelings.size() == 1) {
            return labelings.getFirst();
        }
        RerankerFeatures extractor = new RerankerFeatures(features);
        Map<Labeling.Span, Double> spanScores = new HashMap<>();
        double[] scores = new double[labelings.size()];
        for (int i = 0; i < scores.length; i++) {
            Labeling labeling = labelings.get(i);
            scores[i] = weights.sum(extractor.of(labeling)) - scoreWeight * labeling.scoreGap();
            for (Labeling.Span span : labeling.spans()) {
                scores[i] += spanScores.computeIfAbsent(span, s -> weights.sum(extractor.of(s)));
            }
        }
        return labelings.get(minimumBayesRisk(labelings, softmax(scores, INVERSE_TEMPERATURE)));
    }

    /** The softmax of the scores, each multiplied by an inverse temperature. The trainer uses it too. */
    public static double[] softmax(double[] scores, double inverseTemperature) {
        double max = Double.NEGATIVE_INFINITY;
        for (double score : scores) {
            max = Math.max(max, score);
        }
        double[] probabilities = new double[scores.length];
        double sum = 0;
        for (int i = 0; i < scores.length; i++) {
            probabilities[i] = Math.exp((scores[i] - max) * inverseTemperature);
            sum += probabilities[i];
        }
        for (int i = 0; i < scores.length; i++) {
            probabilities[i] /= sum;
        }
        return probabilities;
    }

    /** Index of the labeling with the highest expected F1 against all labelings. */
    private static int minimumBayesRisk(List<Labeling> labelings, double[] probabilities) {
        int n = probabilities.length;
        double[] expectedF1 = probabilities.clone();
        for (int i = 0; i < n; i++) {
            for (int j = i + 1; j < n; j++) {
                double f1 = labelings.get(i).fieldF1(labelings.get(j));
                expectedF1[i] += probabilities[j] * f1;
                expectedF1[j] += probabilities[i] * f1;
            }
        }
        int best = 0;
        for (int i = 1; i < n; i++) {
            best = expectedF1[i] > expectedF1[best] ? i : best;
        }
        return best;
    }
}
