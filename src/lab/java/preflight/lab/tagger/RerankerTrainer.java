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
import preflight.reference.tagger.RerankerWeights;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * Trains the reranker: a maximum-entropy model over the n-best labelings of each reference, with AdaGrad steps and an L1 penalty
 * (Charniak and Johnson 2005).
 */
final class RerankerTrainer {
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
     * The n-best labelings of one reference.
     *
     * @param features of each labeling, first hashes, later ids
     * @param scoreGaps {@link Labeling#scoreGap} of each labeling
     * @param best whether no other labeling has a higher field F1
     */
    private record RerankerExample(int[][] features, float[] scoreGaps, boolean[] best) {}

    /** Adds a reference with its n-best labelings and the gold labeling. */
    void add(TokenFeatures features, List<Labeling> labelings, Labeling gold) {
        int n = labelings.size();
        if (n < 2) {
            return;
        }
        RerankerFeatures extractor = new RerankerFeatures(features);
        RerankerExample example = new RerankerExample(new int[n][], new float[n], new boolean[n]);
        double bestF1 = labelings.stream()
                .mapToDouble(labeling -> labeling.fieldF1(gold))
                .max()
                .orElse(0);
        for (int i = 0; i < n; i++) {
            Labeling labeling = labelings.get(i);
            IntStream own = IntStream.of(extractor.of(labeling).toArray());
            IntStream shared = labeling.spans().stream()
                    .flatMapToInt(span -> IntStream.of(extractor.of(span).toArray()));
            example.features[i] = IntStream.concat(own, shared).toArray();
            example.scoreGaps[i] = labeling.scoreGap();
            example.best[i] = labeling.fieldF1(gold) >= bestF1;
        }
        counter.count(example.features);
        examples.add(example);
    }

    /**
     * Trains on all references added.
     *
     * @param progress takes a line of text after each epoch
     */
    RerankerWeights learn(Consumer<String> progress) {
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
            progress.accept("reranker, epoch %d: log-likelihood %.4f"
                    .formatted(epoch, likelihood / Math.max(1, examples.size())));
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

        /** One gradient step; returns the log-likelihood of the best labelings before it. */
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
            double scoreGradient = 0;
            for (int i = 0; i < n; i++) {
                double gradient = (example.best[i] ? probabilities[i] / best : 0) - probabilities[i];
                scoreGradient -= gradient * example.scoreGaps[i];
                for (int feature : example.features[i]) {
                    ascend(feature, gradient);
                }
            }
            scoreSquares += scoreGradient * scoreGradient;
            scoreWeight += SCORE_LEARNING_RATE * scoreGradient / Math.sqrt(scoreSquares);
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

        RerankerWeights mean(int[] hashes) {
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
            return new RerankerWeights(
                    (float) (scoreSum / snapshots), Arrays.copyOf(kept, n), Arrays.copyOf(bytes, n), scale);
        }
    }
}
