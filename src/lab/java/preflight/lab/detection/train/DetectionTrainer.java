package preflight.lab.detection.train;

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
import preflight.lab.detection.LabelledDocument;

/** Trains the embedded model: vocabulary, features, weights, and thresholds. The thresholds are cross-fitted over sources. */
public final class DetectionTrainer {
    /** Words that the topic mask keeps. With about this many, detection is as good as with all words and transfers better. */
    private static final int NEUTRAL_WORDS = 6_000;

    /** A feature is kept when it occurs in at least this many passages. */
    private static final int MIN_PASSAGES = 15;
    /** A feature is kept when it occurs in at least this many sources (two thirds of them if fewer); it then transfers better. */
    private static final int MIN_SOURCES = 9;

    /** The highest-scoring share of the human passages, which is added again as hard cases. */
    private static final double HARD_SHARE = .05;

    /** How many copies of a hard case are added. */
    private static final int HARD_COPIES = 4;

    private final long seed;
    private final Consumer<String> progress;

    public DetectionTrainer(long seed, Consumer<String> progress) {
        this.seed = seed;
        this.progress = progress;
    }

    /**
     * Trains and calibrates a model on labelled documents.
     *
     * @throws IllegalArgumentException when there are too few documents or too few sources
     */
    public LinearModel train(List<Path> data) throws IOException {
        List<TrainingExample> examples = TrainingExamples.of(data, true);
        long ai = examples.stream().filter(example -> example.origin().ai()).count();
        progress.accept("%,d passages, %,d of them AI-written".formatted(examples.size(), ai));
        if (ai == 0 || ai == examples.size()) {
            throw new IllegalArgumentException("both human and AI-written text is needed");
        }
        TopicMask mask = new TopicMask(NeutralVocabulary.neutral(examples, NEUTRAL_WORDS));
        FeatureMatrix matrix = FeatureMatrix.of(examples, new SentenceFeatures(mask), MIN_PASSAGES, minSources(examples));
        progress.accept("%,d features".formatted(matrix.names.size()));
        List<TrainedStyle> learned = WritingStyle.presentIn(examples).stream()
                .map(style -> learn(style, matrix, examples).normalized())
                .toList();
        List<ScoredExample> humans = highest(learned);
        String version = "linear-%d-%d".formatted(matrix.names.size(), seed);
        LinearModel model =
                new LinearModel(version, mask, weightsByFeature(matrix, learned), biases(learned), Calibration.bins(humans));
        Calibration.heldOut(model, humans).forEach(progress);
        return model;
    }

    private static int minSources(List<TrainingExample> examples) {
        long sources = examples.stream()
                .map(example -> example.origin().provenance())
                .distinct()
                .count();
        return (int) Math.min(MIN_SOURCES, sources * 2 / 3);
    }

    private static Map<String, LinearModel.FeatureWeight> weightsByFeature(FeatureMatrix matrix, List<TrainedStyle> learned) {
        Map<String, LinearModel.FeatureWeight> weights = new HashMap<>();
        for (int i = 0; i < matrix.names.size(); i++) {
            float[] byStyle = new float[learned.size()];
            for (int style = 0; style < byStyle.length; style++) {
                byStyle[style] = (float) learned.get(style).weights()[i];
            }
            weights.put(matrix.names.get(i), new LinearModel.FeatureWeight(matrix.idf[i], byStyle));
        }
        return weights;
    }

    private static double[] biases(List<TrainedStyle> learned) {
        return learned.stream()
                .mapToDouble(style -> style.weights()[style.weights().length - 1])
                .toArray();
    }

    /** Every human passage with the highest of its scores over all writing styles. */
    private static List<ScoredExample> highest(List<TrainedStyle> learned) {
        List<ScoredExample> first = learned.getFirst().humans();
        return IntStream.range(0, first.size())
                .mapToObj(i -> new ScoredExample(
                        first.get(i).example(),
                        learned.stream()
                                .mapToDouble(style -> style.humans().get(i).score())
                                .max()
                                .orElseThrow()))
                .toList();
    }

    /** Trains a style on all sources, then once more without each source to score the human passages of that source. */
    private TrainedStyle learn(WritingStyle style, FeatureMatrix matrix, List<TrainingExample> examples) {
        double[] weights = fit(style, matrix, examples, "").orElseThrow();
        List<ScoredExample> humans = new ArrayList<>();
        for (String source : humanSources(examples)) {
            Optional<double[]> excluded = fit(style, matrix, examples, source);
            for (int i = 0; i < examples.size(); i++) {
                TrainingExample example = examples.get(i);
                if (!example.origin().ai() && example.origin().source().equals(source)) {
                    int row = i;
                    humans.add(new ScoredExample(
                            example, excluded.map(w -> matrix.score(row, w)).orElse(Double.NEGATIVE_INFINITY)));
                }
            }
        }
        progress.accept("%s: learned, and %,d human passages scored".formatted(style, humans.size()));
        return new TrainedStyle(weights, humans);
    }

    /** The sources that have human passages. */
    private static Set<String> humanSources(List<TrainingExample> examples) {
        return examples.stream()
                .map(TrainingExample::origin)
                .filter(origin -> !origin.ai())
                .map(LabelledDocument::source)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Trains a style without one source; empty when only one label is left. */
    private Optional<double[]> fit(WritingStyle style, FeatureMatrix matrix, List<TrainingExample> examples, String excluded) {
        int[] rows = new StratifiedSampler(seed).draw(examples, i -> {
            LabelledDocument origin = examples.get(i).origin();
            return !origin.source().equals(excluded) && (!origin.ai() || style.includes(origin));
        });
        long labels = Arrays.stream(rows)
                .mapToObj(row -> examples.get(row).origin().ai())
                .distinct()
                .count();
        if (labels < 2) {
            return Optional.empty();
        }
        LiblinearSolver regression = new LiblinearSolver(style.loss(), seed);
        double[] first = regression.fit(matrix, examples, rows);
        return Optional.of(regression.fit(matrix, examples, withHardCases(matrix, examples, rows, first)));
    }

    /** Adds the highest-scoring human rows again. The false-positive rate depends on the tail of the scores, not on their mean. */
    private int[] withHardCases(FeatureMatrix matrix, List<TrainingExample> examples, int[] rows, double[] weights) {
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
