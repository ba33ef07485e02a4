package preflight.reference.parsing;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Trains the tagger from labelled references. */
public final class TaggerTraining {
    private static final int LEAST_COUNT = 3;
    private static final float LEAST_WEIGHT = 0.06f;
    private static final String OPENING = "([“„«‘\"<";

    private final Map<String, Integer> lexiconClasses;
    private final Lexicon lexicon;
    private final Phrases names;
    private final List<LabelledReference> references = new ArrayList<>();

    /**
     * @param lexiconClasses see {@link Lexicon}
     * @param names hashes of the journals known, ascending; see {@link LexiconCounter#names}
     */
    public TaggerTraining(Map<String, Integer> lexiconClasses, int[] names) {
        this.names = new Phrases(names);
        this.lexiconClasses = Map.copyOf(lexiconClasses);
        this.lexicon = new WordClasses(lexiconClasses);
    }

    /** Adds a reference to learn from. */
    public void add(LabelledReference reference) {
        references.add(reference);
    }

    /** Learns in {@code epochs} passes and writes the model. */
    public void train(int epochs, OutputStream model, Consumer<String> progress) throws IOException {
        FeatureIds.Counter counter = new FeatureIds.Counter();
        for (LabelledReference reference : references) {
            counter.count(Features.of(reference.text(), Tokens.of(reference.text()), lexicon, names));
        }
        FeatureIds ids = counter.atLeast(LEAST_COUNT);
        progress.accept("%d references, %d features".formatted(references.size(), ids.size()));
        List<CrfTrainer.Example> examples = new ArrayList<>();
        for (LabelledReference reference : references) {
            examples.add(example(reference, ids));
        }
        CrfTrainer trainer = new CrfTrainer(Label.values().length, ids);
        for (int epoch = 1; epoch <= epochs; epoch++) {
            progress.accept("pass %d: log-likelihood %.4f".formatted(epoch, trainer.pass(examples, epoch)));
            if (epoch > epochs / 2) {
                trainer.remember();
            }
        }
        ModelFile.Weights weights = trainer.weights(LEAST_WEIGHT);
        progress.accept("%d features kept".formatted(weights.hashes().length));
        ModelFile.write(model, weights, lexiconClasses, names);
    }

    private CrfTrainer.Example example(LabelledReference reference, FeatureIds ids) {
        List<Token> tokens = Tokens.of(reference.text());
        int[][] features = Features.of(reference.text(), tokens, lexicon, names);
        int[] labels = new int[tokens.size()];
        for (int i = 0; i < labels.length; i++) {
            features[i] = ids.known(features[i]);
            labels[i] = reference.labelAt(tokens.get(i).start()).ordinal();
        }
        closeGaps(tokens, labels);
        return new CrfTrainer.Example(features, Boundary.kinds(tokens), labels);
    }

    /**
     * Gives the marks between two fields to the one before. Sources differ in whether a field has its full stop, and where a
     * mark is no field the chain forgets which field went before.
     */
    private static void closeGaps(List<Token> tokens, int[] labels) {
        for (int i = 1; i < labels.length; i++) {
            boolean free = labels[i] == Label.NONE.ordinal();
            if (tokens.get(i).isMark() && !OPENING.contains(tokens.get(i).text()) && free) {
                labels[i] = labels[i - 1];
            }
        }
    }
}
