package preflight.detection.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import preflight.detection.DetectionLevel;

/**
 * Linear models over the features of a passage's sentences, one for each writing style of language models. The score of a passage
 * is the highest of their scores. It is the exact sum of the contributions of the sentences and the bias; the weight of a feature
 * that occurs in several sentences is divided among its occurrences.
 */
public final class LinearModel {
    private final String version;
    private final TopicMask mask;
    private final SentenceFeatures features;
    private final Map<String, FeatureWeight> weights;
    private final double[] biases;
    private final List<LengthBin> bins;

    /**
     * The weights of a feature.
     *
     * @param idf inverse document frequency: the weight of the feature in the passage's vector
     * @param byStyle weight of the feature in the model of each writing style
     */
    public record FeatureWeight(float idf, float[] byStyle) {}

    /** A model with as many writing styles as there are {@code biases} and weights per feature. */
    public LinearModel(
            String version, TopicMask mask, Map<String, FeatureWeight> weights, double[] biases, List<LengthBin> bins) {
        this.version = version;
        this.mask = mask;
        this.features = new SentenceFeatures(mask);
        this.weights = Map.copyOf(weights);
        this.biases = biases.clone();
        this.bins = List.copyOf(bins);
    }

    /** Scores a passage, given as its sentences. */
    public PassageScore score(List<String> sentences) {
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
        double[] totals = biases.clone();
        List<double[][]> parts = new ArrayList<>(sentences.size());
        for (List<String> sentence : bySentence) {
            parts.add(parts(sentence, counts, norm, totals));
        }
        int strongest = strongest(totals);
        return new PassageScore(
                totals[strongest], parts.stream().map(part -> part[strongest]).toList());
    }

    /** The contribution of a sentence to each style by kind of feature. Also adds it to the totals. */
    private double[][] parts(List<String> sentence, Map<String, Integer> counts, double norm, double[] totals) {
        double[][] parts = new double[totals.length][FeatureKind.values().length];
        for (String feature : sentence) {
            FeatureWeight weight = weights.get(feature);
            if (weight != null) {
                int count = counts.getOrDefault(feature, 1);
                double value = weight.idf() * sublinear(count) / count / norm;
                int kind = FeatureKind.of(feature).ordinal();
                for (int style = 0; style < totals.length; style++) {
                    double added = weight.byStyle()[style] * value;
                    parts[style][kind] += added;
                    totals[style] += added;
                }
            }
        }
        return parts;
    }

    private static int strongest(double[] totals) {
        int strongest = 0;
        for (int style = 1; style < totals.length; style++) {
            if (totals[style] > totals[strongest]) {
                strongest = style;
            }
        }
        return strongest;
    }

    private double norm(Map<String, Integer> counts) {
        double squares = 0;
        for (var entry : counts.entrySet()) {
            FeatureWeight weight = weights.get(entry.getKey());
            double value = weight == null ? 0 : weight.idf() * sublinear(entry.getValue());
            squares += value * value;
        }
        return squares == 0 ? 1 : Math.sqrt(squares);
    }

    /** Sublinear term frequency: each further occurrence of a feature counts less. */
    public static double sublinear(int count) {
        return 1 + Math.log(count);
    }

    /** The level for a score of a passage of {@code words} words. */
    public DetectionLevel level(double score, int words) {
        return bin(words)
                .map(bin -> score >= bin.likely()
                        ? DetectionLevel.LIKELY
                        : score >= bin.possibly() ? DetectionLevel.POSSIBLY : DetectionLevel.NONE)
                .orElse(DetectionLevel.UNJUDGED);
    }

    /** The score minus the threshold for being flagged. */
    public double margin(double score, int words) {
        return bin(words).map(bin -> score - bin.possibly()).orElse(Double.NEGATIVE_INFINITY);
    }

    private Optional<LengthBin> bin(int words) {
        return bins.stream().filter(bin -> words <= bin.words()).findFirst();
    }

    /** Name of the model: kind, number of features, seed of the training. */
    public String version() {
        return version;
    }

    public TopicMask mask() {
        return mask;
    }

    public Map<String, FeatureWeight> weights() {
        return weights;
    }

    /** The bias of each writing style. */
    public double[] biases() {
        return biases.clone();
    }

    public List<LengthBin> bins() {
        return bins;
    }
}
