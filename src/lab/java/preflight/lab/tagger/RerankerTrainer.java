package preflight.lab.tagger;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import preflight.reference.tagger.Labeling;
import preflight.reference.tagger.Reranker;
import preflight.reference.tagger.RerankerFeatures;
import preflight.reference.tagger.WeightMap;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * Learns what to choose among the likeliest readings by: maximum entropy over the readings of each reference, with AdaGrad steps and
 * an L1 penalty (Charniak and Johnson 2005).
 */
public final class RerankerTrainer {
    private static final int EPOCHS = 10;
    private static final int MIN_COUNT = 4;
    private static final double LEARNING_RATE = 0.05;
    private static final double SCORE_LEARNING_RATE = 0.02;
    private static final double L1_PENALTY = 1e-4;
    private static final float MIN_WEIGHT = 0.01f;
    private static final long SEED = 20261121;

    private final List<RerankerExample> examples = new ArrayList<>();
    private final FeatureIndex.FeatureCounter counter = new FeatureIndex.FeatureCounter();

    /**
     * The readings of one reference.
     *
     * @param features of each reading, hashes at first, then ids
     * @param behind how far each reading's score is behind
     * @param best whether no other shares more fields with the right reading
     */
    private record RerankerExample(int[][] features, float[] scoreGaps, boolean[] best) {}

    /** Adds a reference and its right reading. */
    public void add(TokenFeatures features, List<Labeling> readings, Labeling right) {
        int n = readings.size();
        if (n < 2) {
            return;
        }
        RerankerFeatures seen = new RerankerFeatures(features);
        RerankerExample example = new RerankerExample(new int[n][], new float[n], new boolean[n]);
        double most = readings.stream()
                .mapToDouble(reading -> reading.fieldF1(right))
                .max()
                .orElse(0);
        for (int i = 0; i < n; i++) {
            Labeling reading = readings.get(i);
            IntStream own = IntStream.of(seen.of(reading).toArray());
            IntStream shared = reading.spans().stream()
                    .flatMapToInt(stretch -> IntStream.of(seen.of(stretch).toArray()));
            example.features[i] = IntStream.concat(own, shared).toArray();
            example.scoreGaps[i] = reading.scoreGap();
            example.best[i] = reading.fieldF1(right) >= most;
        }
        counter.count(example.features);
        examples.add(example);
    }

    public Reranker learn(Consumer<String> progress) {
        FeatureIndex ids = counter.atLeast(MIN_COUNT);
        for (RerankerExample example : examples) {
            Arrays.setAll(example.features, i -> ids.idsOf(example.features[i]));
        }
        Optimizer weights = new Optimizer(ids.size());
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            Collections.shuffle(examples, new Random(SEED + epoch));
            double likelihood = 0;
            for (RerankerExample example : examples) {
                likelihood += weights.learn(example);
            }
            progress.accept(
                    "choice, pass %d: log-likelihood %.4f".formatted(epoch, likelihood / Math.max(1, examples.size())));
            if (epoch > EPOCHS / 2) {
                weights.addToAverage();
            }
        }
        return weights.mean(ids.hashes());
    }

    private static final class Optimizer {
        private final float[] values;
        private final float[] squares;
        private final float[] sums;
        private double scoreWeight = 1;
        private double scoreSquares = 1e-2;
        private double scoreSum;
        private int snapshots;

        Optimizer(int size) {
            values = new float[size];
            squares = new float[size];
            sums = new float[size];
        }

        /** Makes the best readings likelier; returns how likely they were, as a logarithm. */
        double learn(RerankerExample example) {
            int n = example.scoreGaps.length;
            double[] scores = new double[n];
            for (int i = 0; i < n; i++) {
                scores[i] = -scoreWeight * example.scoreGaps[i];
                for (int feature : example.features[i]) {
                    scores[i] += values[feature];
                }
            }
            double[] probabilities = Reranker.softmax(scores, 1);
            double best = 1e-9;
            for (int i = 0; i < n; i++) {
                best += example.best[i] ? probabilities[i] : 0;
            }
            double trustGradient = 0;
            for (int i = 0; i < n; i++) {
                double gradient = (example.best[i] ? probabilities[i] / best : 0) - probabilities[i];
                trustGradient -= gradient * example.scoreGaps[i];
                for (int feature : example.features[i]) {
                    ascend(feature, gradient);
                }
            }
            scoreSquares += trustGradient * trustGradient;
            scoreWeight += SCORE_LEARNING_RATE * trustGradient / Math.sqrt(scoreSquares);
            return Math.log(best);
        }

        private void ascend(int feature, double gradient) {
            squares[feature] += (float) (gradient * gradient);
            double rate = LEARNING_RATE / Math.sqrt(squares[feature] + 1);
            double value = values[feature] + rate * gradient;
            double shrink = rate * L1_PENALTY;
            values[feature] = (float) (value > shrink ? value - shrink : value < -shrink ? value + shrink : 0);
        }

        void addToAverage() {
            for (int i = 0; i < values.length; i++) {
                sums[i] += values[i];
            }
            scoreSum += scoreWeight;
            snapshots++;
        }

        Reranker mean(int[] hashes) {
            float max = 1e-6f;
            for (int i = 0; i < sums.length; i++) {
                sums[i] /= snapshots;
                max = Math.max(max, Math.abs(sums[i]));
            }
            float scale = max / Byte.MAX_VALUE;
            int[] kept = new int[hashes.length];
            byte[] bytes = new byte[hashes.length];
            int n = 0;
            for (int i = 0; i < sums.length; i++) {
                byte rounded = (byte) Math.round(sums[i] / scale);
                if (rounded != 0 && Math.abs(sums[i]) >= MIN_WEIGHT) {
                    kept[n] = hashes[i];
                    bytes[n++] = rounded;
                }
            }
            WeightMap weights = new WeightMap(Arrays.copyOf(kept, n), Arrays.copyOf(bytes, n), scale);
            return new Reranker((float) (scoreSum / snapshots), weights);
        }
    }
}
