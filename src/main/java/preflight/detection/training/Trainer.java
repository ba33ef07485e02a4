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
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import preflight.detection.model.LinearModel;
import preflight.detection.model.SentenceFeatures;
import preflight.detection.model.TopicMask;

/** Trains the embedded model: vocabulary, features, weights, and thresholds by cross-fitting over sources. */
public final class Trainer {
    /** Words kept as they are; about the number found to detect as well as all words and to transfer better. */
    private static final int NEUTRAL_WORDS = 6_000;

    private static final int FEWEST_PASSAGES = 15;
    private static final int FEWEST_SOURCES = 3;
    private static final double COST = 1;
    /** The share of the human passages that are hard to tell from a machine's, and how often they come again. */
    private static final double HARD_SHARE = .05;

    private static final int HARD_COPIES = 4;
    private static final int FOLDS = 6;

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
        Matrix matrix = Matrix.of(examples, new SentenceFeatures(mask), FEWEST_PASSAGES, FEWEST_SOURCES);
        progress.accept("%,d features".formatted(matrix.names.size()));
        double[] weights = fit(matrix, examples, Set.of());
        List<Calibration.Scored> humans = crossFit(matrix, examples);
        Map<String, LinearModel.Weight> byName = new HashMap<>();
        for (int i = 0; i < matrix.names.size(); i++) {
            byName.put(matrix.names.get(i), new LinearModel.Weight(matrix.rarity[i], (float) weights[i]));
        }
        String version = "linear-%d-%d".formatted(matrix.names.size(), seed);
        LinearModel model =
                new LinearModel(version, mask, byName, weights[weights.length - 1], Calibration.bins(humans));
        Calibration.heldOut(model, humans).forEach(progress);
        return model;
    }

    /** Scores every human passage by a model that has learned from none of the sources of its fold. */
    List<Calibration.Scored> crossFit(Matrix matrix, List<Example> examples) {
        List<Calibration.Scored> humans = new ArrayList<>();
        for (Set<String> sources : folds(examples)) {
            double[] weights = fit(matrix, examples, sources);
            int before = humans.size();
            for (int i = 0; i < examples.size(); i++) {
                Example example = examples.get(i);
                if (!example.origin().ai() && sources.contains(example.origin().source())) {
                    humans.add(new Calibration.Scored(example, matrix.score(i, weights)));
                }
            }
            progress.accept("held out %s: %,d human passages".formatted(sources, humans.size() - before));
        }
        return humans;
    }

    static List<Set<String>> folds(List<Example> examples) {
        Map<String, Integer> sizes = new TreeMap<>();
        examples.forEach(example -> sizes.merge(example.origin().source(), 1, Integer::sum));
        List<Set<String>> folds = IntStream.range(0, Math.min(FOLDS, sizes.size()))
                .<Set<String>>mapToObj(i -> new java.util.TreeSet<>())
                .toList();
        int[] load = new int[folds.size()];
        sizes.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .forEach(source -> {
                    int lightest = IntStream.range(0, load.length)
                            .boxed()
                            .min(Comparator.comparingInt(i -> load[i]))
                            .orElseThrow();
                    folds.get(lightest).add(source.getKey());
                    load[lightest] += source.getValue();
                });
        return folds;
    }

    double[] fit(Matrix matrix, List<Example> examples, Set<String> without) {
        int[] rows = new Sample(seed).draw(examples, i -> {
            LabelledDocument origin = examples.get(i).origin();
            return !without.contains(origin.source()) && !origin.mixed();
        });
        if (Arrays.stream(rows)
                        .mapToObj(i -> examples.get(i).origin().ai())
                        .distinct()
                        .count()
                < 2) {
            throw new IllegalArgumentException("too few sources: without " + without + " one of the labels is missing");
        }
        Regression regression = new Regression(COST, seed);
        double[] first = regression.fit(matrix, examples, rows);
        return regression.fit(matrix, examples, withHardCases(matrix, examples, rows, first));
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
