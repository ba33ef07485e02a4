package preflight.reference.parsing;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Trains the tagger from labelled references. */
public final class TaggerTraining {
    /** How often a feature must occur among the references and their first variations. */
    private static final int LEAST_COUNT = 6;

    private static final float LEAST_WEIGHT = 0.07f;
    private static final int MODELS = 3;
    private static final int VARIATIONS = 2;
    private static final long SEED = 20261121;
    private static final String OPENING = "([（<";

    private final Map<String, Integer> lexiconClasses;
    private final Lexicon lexicon;
    private final Phrases names;
    private final List<LabelledReference> labelled = new ArrayList<>();
    private final List<LabelledReference> rendered = new ArrayList<>();

    /**
     * @param lexiconClasses see {@link Lexicon}
     * @param names hashes of the journals known, ascending; see {@link LexiconCounter#names}
     */
    public TaggerTraining(Map<String, Integer> lexiconClasses, int[] names) {
        this.names = new Phrases(names);
        this.lexiconClasses = Map.copyOf(lexiconClasses);
        this.lexicon = new WordClasses(lexiconClasses);
    }

    /** Adds a reference that someone labelled. */
    public void add(LabelledReference reference) {
        labelled.add(reference);
    }

    /** Adds a reference that was written from the fields of a work. */
    public void addRendered(LabelledReference reference) {
        rendered.add(reference);
    }

    /** Learns in {@code epochs} passes and writes the model. */
    public void train(int epochs, OutputStream model, Consumer<String> progress) throws IOException {
        List<LabelledReference> references = new ArrayList<>(labelled);
        references.addAll(rendered);
        Recombination recombination = new Recombination(references, SEED);
        FeatureIds ids = ids(references, recombination);
        progress.accept("%d references, %d features".formatted(references.size(), ids.size()));
        List<CrfTrainer.Example> examples = examples(references.stream(), ids);
        MeanModel mean = new MeanModel(Label.values().length, ids);
        for (int k = 0; k < MODELS; k++) {
            CrfTrainer trainer = new CrfTrainer(Label.values().length, ids, SEED + k);
            for (int epoch = 1; epoch <= epochs; epoch++) {
                List<CrfTrainer.Example> seen = new ArrayList<>(examples);
                seen.addAll(examples(variations(recombination), ids));
                progress.accept(
                        "model %d, pass %d: log-likelihood %.4f".formatted(k + 1, epoch, trainer.pass(seen, epoch)));
                if (epoch > epochs / 2) {
                    trainer.remember();
                }
            }
            mean.add(trainer);
        }
        ModelFile.Weights weights = mean.quantised(LEAST_WEIGHT);
        progress.accept("%d features kept".formatted(weights.hashes().length));
        ModelFile.write(model, weights, lexiconClasses, names);
    }

    private FeatureIds ids(List<LabelledReference> references, Recombination recombination) {
        FeatureIds.Counter counter = new FeatureIds.Counter();
        Stream.concat(references.stream(), variations(recombination))
                .forEach(reference -> counter.count(features(reference).all()));
        return counter.atLeast(LEAST_COUNT);
    }

    /** Some variations of each labelled reference, others each time. */
    private Stream<LabelledReference> variations(Recombination recombination) {
        return IntStream.range(0, VARIATIONS)
                .boxed()
                .flatMap(copy -> labelled.stream().map(recombination::vary));
    }

    private List<CrfTrainer.Example> examples(Stream<LabelledReference> references, FeatureIds ids) {
        return references.map(reference -> example(reference, ids)).toList();
    }

    private Features features(LabelledReference reference) {
        return new Features(reference.text(), Tokens.of(reference.text()), lexicon, names);
    }

    private CrfTrainer.Example example(LabelledReference reference, FeatureIds ids) {
        List<Token> tokens = Tokens.of(reference.text());
        Features features = features(reference);
        int[][] known = features.all();
        int[] labels = new int[tokens.size()];
        for (int i = 0; i < labels.length; i++) {
            known[i] = ids.known(known[i]);
            labels[i] = reference.labelAt(tokens.get(i).start()).ordinal();
        }
        GluedNumbers.settle(reference.text(), tokens, labels);
        closeGaps(tokens, labels);
        return new CrfTrainer.Example(known, features.boundaries(), labels);
    }

    /**
     * Gives the marks between two fields to the one before. Sources differ in whether a field has its full stop, and where a
     * mark is no field the chain forgets which field went before.
     */
    private static void closeGaps(List<Token> tokens, int[] labels) {
        Quotes quotes = Quotes.of(tokens);
        for (int i = 1; i < labels.length; i++) {
            boolean opens = OPENING.contains(tokens.get(i).text()) || quotes.opens(i);
            boolean free = labels[i] == Label.NONE.ordinal();
            if (tokens.get(i).isMark() && !opens && free) {
                labels[i] = labels[i - 1];
            }
        }
    }
}
