package preflight.reference.parsing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Learns what to choose among the likeliest readings by: maximum entropy over the readings of each reference, with AdaGrad steps and
 * an L1 penalty (Charniak and Johnson 2005).
 */
final class ReadingTrainer {
    private static final int EPOCHS = 10;
    private static final int LEAST_COUNT = 4;
    private static final double RATE = 0.05;
    private static final double TRUST_RATE = 0.02;
    private static final double PENALTY = 1e-4;
    private static final float LEAST_WEIGHT = 0.01f;
    private static final long SEED = 20261121;

    private final List<Example> examples = new ArrayList<>();
    private final FeatureIds.Counter counter = new FeatureIds.Counter();

    /**
     * The readings of one reference.
     *
     * @param features of each reading, hashes at first, then ids
     * @param behind how far each reading's score is behind
     * @param best whether no other shares more fields with the right reading
     */
    private record Example(int[][] features, float[] behind, boolean[] best) {}

    /** Adds a reference and its right reading. */
    void add(Features features, List<Reading> readings, Reading right) {
        int n = readings.size();
        if (n < 2) {
            return;
        }
        ReadingFeatures seen = new ReadingFeatures(features);
        Example example = new Example(new int[n][], new float[n], new boolean[n]);
        double most = readings.stream()
                .mapToDouble(reading -> reading.likeness(right))
                .max()
                .orElse(0);
        for (int i = 0; i < n; i++) {
            Reading reading = readings.get(i);
            IntStream own = IntStream.of(seen.of(reading).toArray());
            IntStream shared = reading.stretches().stream()
                    .flatMapToInt(stretch -> IntStream.of(seen.of(stretch).toArray()));
            example.features[i] = IntStream.concat(own, shared).toArray();
            example.behind[i] = reading.behind();
            example.best[i] = reading.likeness(right) >= most;
        }
        counter.count(example.features);
        examples.add(example);
    }

    ReadingChoice learn(Consumer<String> progress) {
        FeatureIds ids = counter.atLeast(LEAST_COUNT);
        for (Example example : examples) {
            Arrays.setAll(example.features, i -> ids.known(example.features[i]));
        }
        Weights weights = new Weights(ids.size());
        for (int epoch = 1; epoch <= EPOCHS; epoch++) {
            Collections.shuffle(examples, new Random(SEED + epoch));
            double likelihood = 0;
            for (Example example : examples) {
                likelihood += weights.learn(example);
            }
            progress.accept(
                    "choice, pass %d: log-likelihood %.4f".formatted(epoch, likelihood / Math.max(1, examples.size())));
            if (epoch > EPOCHS / 2) {
                weights.remember();
            }
        }
        return weights.mean(ids.hashes());
    }

    private static final class Weights {
        private final float[] values;
        private final float[] squares;
        private final float[] sums;
        private double trust = 1;
        private double trustSquares = 1e-2;
        private double trustSum;
        private int remembered;

        Weights(int size) {
            values = new float[size];
            squares = new float[size];
            sums = new float[size];
        }

        /** Makes the best readings likelier; returns how likely they were, as a logarithm. */
        double learn(Example example) {
            int n = example.behind.length;
            double[] scores = new double[n];
            for (int i = 0; i < n; i++) {
                scores[i] = -trust * example.behind[i];
                for (int feature : example.features[i]) {
                    scores[i] += values[feature];
                }
            }
            double[] probabilities = ReadingChoice.probabilities(scores, 1);
            double best = 1e-9;
            for (int i = 0; i < n; i++) {
                best += example.best[i] ? probabilities[i] : 0;
            }
            double trustGradient = 0;
            for (int i = 0; i < n; i++) {
                double gradient = (example.best[i] ? probabilities[i] / best : 0) - probabilities[i];
                trustGradient -= gradient * example.behind[i];
                for (int feature : example.features[i]) {
                    ascend(feature, gradient);
                }
            }
            trustSquares += trustGradient * trustGradient;
            trust += TRUST_RATE * trustGradient / Math.sqrt(trustSquares);
            return Math.log(best);
        }

        private void ascend(int feature, double gradient) {
            squares[feature] += (float) (gradient * gradient);
            double rate = RATE / Math.sqrt(squares[feature] + 1);
            double value = values[feature] + rate * gradient;
            double shrink = rate * PENALTY;
            values[feature] = (float) (value > shrink ? value - shrink : value < -shrink ? value + shrink : 0);
        }

        void remember() {
            for (int i = 0; i < values.length; i++) {
                sums[i] += values[i];
            }
            trustSum += trust;
            remembered++;
        }

        ReadingChoice mean(int[] hashes) {
            float max = 1e-6f;
            for (int i = 0; i < sums.length; i++) {
                sums[i] /= remembered;
                max = Math.max(max, Math.abs(sums[i]));
            }
            float scale = max / Byte.MAX_VALUE;
            int[] kept = new int[hashes.length];
            byte[] bytes = new byte[hashes.length];
            int n = 0;
            for (int i = 0; i < sums.length; i++) {
                byte rounded = (byte) Math.round(sums[i] / scale);
                if (rounded != 0 && Math.abs(sums[i]) >= LEAST_WEIGHT) {
                    kept[n] = hashes[i];
                    bytes[n++] = rounded;
                }
            }
            WeightMap weights = new WeightMap(Arrays.copyOf(kept, n), Arrays.copyOf(bytes, n), scale);
            return new ReadingChoice((float) (trustSum / remembered), weights);
        }
    }
}
