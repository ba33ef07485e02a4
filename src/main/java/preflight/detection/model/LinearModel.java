package preflight.detection.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import preflight.detection.DetectionLevel;

/**
 * Linear models over the features of a passage's sentences, one for each manner in which machines write; the highest of their scores
 * is the passage's. That score falls apart exactly into what each sentence adds: a feature that occurs in several sentences is
 * shared out by occurrence.
 */
public final class LinearModel {
    private final String version;
    private final TopicMask mask;
    private final SentenceFeatures features;
    private final Map<String, FeatureWeight> weights;
    private final double[] biases;
    private final List<LengthBin> bins;

    /**
     * What a feature counts.
     *
     * @param rarity how much of the passage's vector it makes up
     * @param byManner what it adds to the score of each manner
     */
    public record FeatureWeight(float idf, float[] byStyle) {}

    /** A model of as many manners as there are {@code biases} and weights of every feature. */
    public LinearModel(
            String version, TopicMask mask, Map<String, FeatureWeight> weights, double[] biases, List<LengthBin> bins) {
        this.version = version;
        this.mask = mask;
        this.features = new SentenceFeatures(mask);
        this.weights = Map.copyOf(weights);
        this.biases = biases.clone();
        this.bins = List.copyOf(bins);
    }

    /** The same model with other thresholds. */
    public LinearModel withBins(List<LengthBin> other) {
        return new LinearModel(version, mask, weights, biases, other);
    }

    /** Scores a passage given by its sentences. */
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

    /** What a sentence adds to each manner by each kind of evidence; adds it to the totals, too. */
    private double[][] parts(List<String> sentence, Map<String, Integer> counts, double norm, double[] totals) {
        double[][] parts = new double[totals.length][FeatureKind.values().length];
        for (String feature : sentence) {
            FeatureWeight weight = weights.get(feature);
            if (weight != null) {
                int count = counts.getOrDefault(feature, 1);
                double value = weight.idf() * sublinear(count) / count / norm;
                int evidence = FeatureKind.of(feature).ordinal();
                for (int manner = 0; manner < totals.length; manner++) {
                    double added = weight.byStyle()[manner] * value;
                    parts[manner][evidence] += added;
                    totals[manner] += added;
                }
            }
        }
        return parts;
    }

    private static int strongest(double[] totals) {
        int strongest = 0;
        for (int manner = 1; manner < totals.length; manner++) {
            if (totals[manner] > totals[strongest]) {
                strongest = manner;
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

    /** A feature that occurs again counts for less each time. */
    public static double sublinear(int count) {
        return 1 + Math.log(count);
    }

    /** The level of a score for a passage of so many words. */
    public DetectionLevel level(double score, int words) {
        return bin(words)
                .map(bin -> score >= bin.likely()
                        ? DetectionLevel.LIKELY
                        : score >= bin.possibly() ? DetectionLevel.POSSIBLY : DetectionLevel.NONE)
                .orElse(DetectionLevel.UNJUDGED);
    }

    /** By how much a score exceeds the threshold for being flagged; negative below it. */
    public double margin(double score, int words) {
        return bin(words).map(bin -> score - bin.possibly()).orElse(Double.NEGATIVE_INFINITY);
    }

    private Optional<LengthBin> bin(int words) {
        return bins.stream().filter(bin -> words <= bin.words()).findFirst();
    }

    /** Names the model and how it came about. */
    public String version() {
        return version;
    }

    public TopicMask mask() {
        return mask;
    }

    public Map<String, FeatureWeight> weights() {
        return weights;
    }

    /** What the score of each manner begins with. */
    public double[] biases() {
        return biases.clone();
    }

    public List<LengthBin> bins() {
        return bins;
    }
}
