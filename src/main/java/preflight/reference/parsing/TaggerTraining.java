package preflight.reference.parsing;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Trains the tagger from labelled references: a chain that finds the likeliest readings of a reference, and a choice among them. The
 * choice learns from references that the chain has not seen, as those are that it will be asked to read.
 */
public final class TaggerTraining {
    private static final int MODELS = 3;
    private static final int FOLDS = 4;
    /** The chains that a part of the references is kept from need not be the best. */
    private static final int FEWER_EPOCHS = 2;

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
        ModelFile.Weights chain = chain(labelled, rendered, progress).learn(MODELS, epochs);
        ReadingTrainer choice = new ReadingTrainer();
        for (int fold = 0; fold < FOLDS; fold++) {
            progress.accept("without part %d of %d".formatted(fold + 1, FOLDS));
            Crf crf = chain(part(labelled, fold, false), part(rendered, fold, false), progress)
                    .learn(1, Math.max(1, epochs - FEWER_EPOCHS))
                    .toCrf();
            part(labelled, fold, true).forEach(reference -> addReadings(reference, crf, choice));
            part(rendered, fold, true).forEach(reference -> addReadings(reference, crf, choice));
        }
        ModelFile.write(model, chain, choice.learn(progress), lexiconClasses, names);
    }

    private ChainTraining chain(
            List<LabelledReference> some, List<LabelledReference> others, Consumer<String> progress) {
        return new ChainTraining(some, others, lexicon, names, progress);
    }

    private void addReadings(LabelledReference reference, Crf crf, ReadingTrainer choice) {
        List<Token> tokens = Tokens.of(reference.text());
        Features features = new Features(reference.text(), tokens, lexicon, names);
        Reading right = Reading.of(TokenLabels.of(reference, tokens), 0, features);
        choice.add(features, crf.read(features), right);
    }

    /** Every fourth reference, or all but these. */
    private static List<LabelledReference> part(List<LabelledReference> references, int fold, boolean inside) {
        List<LabelledReference> part = new ArrayList<>();
        for (int i = 0; i < references.size(); i++) {
            if ((i % FOLDS == fold) == inside) {
                part.add(references.get(i));
            }
        }
        return part;
    }
}
