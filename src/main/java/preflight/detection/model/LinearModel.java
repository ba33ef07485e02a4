package preflight.detection.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.detection.Level;

/**
 * A linear model over the features of a passage's sentences. The score falls apart exactly into what each sentence adds:
 * a feature that occurs in several sentences is shared out by occurrence.
 */
public final class LinearModel {
    private final String version;
    private final TopicMask mask;
    private final SentenceFeatures features;
    private final Map<String, Weight> weights;
    private final double bias;
    private final List<LengthBin> bins;

    /** What a feature counts: its rarity enters the length of the passage's vector, its weight the score. */
    public record Weight(float rarity, float weight) {}

    public LinearModel(String version, TopicMask mask, Map<String, Weight> weights, double bias, List<LengthBin> bins) {
        this.version = version;
        this.mask = mask;
        this.features = new SentenceFeatures(mask);
        this.weights = Map.copyOf(weights);
        this.bias = bias;
        this.bins = List.copyOf(bins);
    }

    /** The same model with other thresholds. */
    public LinearModel withBins(List<LengthBin> other) {
        return new LinearModel(version, mask, weights, bias, other);
    }

    /** Scores a passage given by its sentences. */
    public Score score(List<String> sentences) {
        List<List<String>> bySentence = sentences.stream().map(features::of).toList();
        Map<String, Integer> counts = new HashMap<>();
        for (List<String> sentence : bySentence) {
            for (String feature : sentence) {
                if (weights.containsKey(feature)) {
                    counts.merge(feature, 1, Integer::sum);
                }
            }
        }
        double norm = norm(counts);
        List<double[]> parts = new ArrayList<>(sentences.size());
        double total = bias;
        for (List<String> sentence : bySentence) {
            double[] part = new double[Evidence.values().length];
            for (String feature : sentence) {
                Weight weight = weights.get(feature);
                if (weight != null) {
                    int count = counts.getOrDefault(feature, 1);
                    double added = weight.weight() * weight.rarity() * dampened(count) / count / norm;
                    part[Evidence.of(feature).ordinal()] += added;
                    total += added;
                }
            }
            parts.add(part);
        }
        return new Score(total, parts);
    }

    private double norm(Map<String, Integer> counts) {
        double squares = 0;
        for (var entry : counts.entrySet()) {
            Weight weight = weights.get(entry.getKey());
            double value = weight == null ? 0 : weight.rarity() * dampened(entry.getValue());
            squares += value * value;
        }
        return squares == 0 ? 1 : Math.sqrt(squares);
    }

    /** A feature that occurs again counts for less each time. */
    public static double dampened(int count) {
        return 1 + Math.log(count);
    }

    /** The level of a score for a passage of so many words. */
    public Level level(double score, int words) {
        for (LengthBin bin : bins) {
            if (words <= bin.words()) {
                return score >= bin.likely() ? Level.LIKELY : score >= bin.possibly() ? Level.POSSIBLY : Level.NONE;
            }
        }
        return Level.UNJUDGED;
    }

    /** Names the model and how it came about. */
    public String version() {
        return version;
    }

    public TopicMask mask() {
        return mask;
    }

    public Map<String, Weight> weights() {
        return weights;
    }

    public double bias() {
        return bias;
    }

    public List<LengthBin> bins() {
        return bins;
    }
}
