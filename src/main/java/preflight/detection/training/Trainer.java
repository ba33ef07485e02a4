package preflight.detection.training;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import preflight.detection.model.LinearModel;
import preflight.detection.model.SentenceFeatures;
import preflight.detection.model.TopicMask;

/** Trains the embedded model: vocabulary, features, weights, and thresholds by cross-fitting over sources. */
public final class Trainer {
    /** Words kept as they are; about the number found to detect as well as all words and to transfer better. */
    private static final int NEUTRAL_WORDS = 6_000;

    private static final int FEWEST_PASSAGES = 15;
    /** What is seen in nine sources, or in two thirds of fewer, transfers better to a source nobody has seen. */
    private static final int FEWEST_SOURCES = 9;

    /** The share of the human passages that are hard to tell from a machine's, and how often they come again. */
    private static final double HARD_SHARE = .05;

    private static final int HARD_COPIES = 4;

    private final long seed;
    private final Consumer<String> progress;

    public Trainer(long seed, Consumer<String> progress) {
        this.seed = seed;
        this.progress = progress;
    }

    /**
     * A calibrated model from labelled documents.
     *
     * @throws IllegalArgumentException when the documents are too few or of too few sources
     */
    public LinearModel train(List<Path> data) throws IOException {
        List<Example> examples = Examples.of(data, true);
        long ai = examples.stream().filter(example -> example.origin().ai()).count();
        progress.accept("%,d passages, %,d of them AI-written".formatted(examples.size(), ai));
        if (ai == 0 || ai == examples.size()) {
            throw new IllegalArgumentException("both human and AI-written text is needed");
        }
        TopicMask mask = new TopicMask(Vocabulary.neutral(examples, NEUTRAL_WORDS));
        Matrix matrix = Matrix.of(examples, new SentenceFeatures(mask), FEWEST_PASSAGES, fewestSources(examples));
        progress.accept("%,d features".formatted(matrix.names.size()));
        List<Learned> learned = Manner.in(examples).stream()
                .map(manner -> learn(manner, matrix, examples).normal())
                .toList();
        List<Scored> humans = highest(learned);
        String version = "linear-%d-%d".formatted(matrix.names.size(), seed);
        LinearModel model =
                new LinearModel(version, mask, byFeature(matrix, learned), biases(learned), Calibration.bins(humans));
        Calibration.heldOut(model, humans).forEach(progress);
        return model;
    }

    private static int fewestSources(List<Example> examples) {
        long sources = examples.stream()
                .map(example -> example.origin().provenance())
                .distinct()
                .count();
        return (int) Math.min(FEWEST_SOURCES, sources * 2 / 3);
    }

    private static Map<String, LinearModel.Weight> byFeature(Matrix matrix, List<Learned> learned) {
        Map<String, LinearModel.Weight> weights = new HashMap<>();
        for (int i = 0; i < matrix.names.size(); i++) {
            float[] byManner = new float[learned.size()];
            for (int manner = 0; manner < byManner.length; manner++) {
                byManner[manner] = (float) learned.get(manner).weights()[i];
            }
            weights.put(matrix.names.get(i), new LinearModel.Weight(matrix.rarity[i], byManner));
        }
        return weights;
    }

    private static double[] biases(List<Learned> learned) {
        return learned.stream()
                .mapToDouble(manner -> manner.weights()[manner.weights().length - 1])
                .toArray();
    }

    /** Every human passage with the highest of its scores. */
    private static List<Scored> highest(List<Learned> learned) {
        List<Scored> first = learned.getFirst().humans();
        return IntStream.range(0, first.size())
                .mapToObj(i -> new Scored(
                        first.get(i).example(),
                        learned.stream()
                                .mapToDouble(manner -> manner.humans().get(i).score())
                                .max()
                                .orElseThrow()))
                .toList();
    }

    /** Learns a manner from all sources, then again without each of them, to score the human passages of that one. */
    private Learned learn(Manner manner, Matrix matrix, List<Example> examples) {
        double[] weights = fit(manner, matrix, examples, "").orElseThrow();
        List<Scored> humans = new ArrayList<>();
        for (String source : humanSources(examples)) {
            Optional<double[]> without = fit(manner, matrix, examples, source);
            for (int i = 0; i < examples.size(); i++) {
                Example example = examples.get(i);
                if (!example.origin().ai() && example.origin().source().equals(source)) {
                    int row = i;
                    humans.add(new Scored(
                            example, without.map(w -> matrix.score(row, w)).orElse(Double.NEGATIVE_INFINITY)));
                }
            }
        }
        progress.accept("%s: learned, and %,d human passages scored".formatted(manner, humans.size()));
        return new Learned(weights, humans);
    }

    /** The sources with human passages. */
    private static Set<String> humanSources(List<Example> examples) {
        return examples.stream()
                .map(Example::origin)
                .filter(origin -> !origin.ai())
                .map(LabelledDocument::source)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The weights of a manner, learned without a source; none when a label is missing then. */
    private Optional<double[]> fit(Manner manner, Matrix matrix, List<Example> examples, String without) {
        int[] rows = new Sample(seed).draw(examples, i -> {
            LabelledDocument origin = examples.get(i).origin();
            return !origin.source().equals(without) && (!origin.ai() || manner.has(origin));
        });
        long labels = Arrays.stream(rows)
                .mapToObj(row -> examples.get(row).origin().ai())
                .distinct()
                .count();
        if (labels < 2) {
            return Optional.empty();
        }
        Regression regression = new Regression(manner.loss(), seed);
        double[] first = regression.fit(matrix, examples, rows);
        return Optional.of(regression.fit(matrix, examples, withHardCases(matrix, examples, rows, first)));
    }

    /** The rows, and again those human ones that look most like a machine: what matters is the tail, not the mean. */
    private int[] withHardCases(Matrix matrix, List<Example> examples, int[] rows, double[] weights) {
        List<Integer> humans = Arrays.stream(rows)
                .distinct()
                .filter(row -> !examples.get(row).origin().ai())
                .boxed()
                .toList();
        Map<Integer, Double> scores = new HashMap<>();
        humans.forEach(row -> scores.put(row, matrix.score(row, weights)));
        List<Integer> all = new ArrayList<>(Arrays.stream(rows).boxed().toList());
        humans.stream()
                .sorted(Comparator.comparingDouble((Integer row) -> -scores.getOrDefault(row, 0.0))
                        .thenComparing(Comparator.naturalOrder()))
                .limit((long) (humans.size() * HARD_SHARE))
                .forEach(row -> all.addAll(Collections.nCopies(HARD_COPIES, row)));
        Collections.shuffle(all, new Random(seed));
        return all.stream().mapToInt(row -> row).toArray();
    }
}
