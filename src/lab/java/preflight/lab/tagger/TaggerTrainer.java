package preflight.lab.tagger;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import preflight.lab.tagger.example.LabelledReference;
import preflight.lab.tagger.example.TokenLabels;
import preflight.reference.tagger.Crf;
import preflight.reference.tagger.Labeling;
import preflight.reference.tagger.TaggerModelFile;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.Token;
import preflight.reference.tagger.feature.TokenFeatures;
import preflight.reference.tagger.feature.WordClasses;

/**
 * Trains the tagger from labelled references: a chain that finds the likeliest readings of a reference, and a choice among them. The
 * choice learns from references that the chain has not seen, as those are that it will be asked to read.
 */
public final class TaggerTrainer {
    private static final int ENSEMBLE_SIZE = 3;
    private static final int FOLDS = 4;
    /** The chains that a part of the references is kept from need not be the best. */
    private static final int FOLD_EPOCHS_LESS = 2;

    private final Map<String, Integer> lexiconClasses;
    private final Lexicon lexicon;
    private final Gazetteer gazetteer;
    private final List<LabelledReference> labelled = new ArrayList<>();
    private final List<LabelledReference> rendered = new ArrayList<>();

    /**
     * @param lexiconClasses see {@link Lexicon}
     * @param names hashes of the journals known, ascending; see {@link LexiconBuilder#journalNames}
     */
    public TaggerTrainer(Map<String, Integer> lexiconClasses, int[] names) {
        this.gazetteer = new Gazetteer(names);
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
        TaggerModelFile.CrfWeights chain = chain(labelled, rendered, progress).learn(ENSEMBLE_SIZE, epochs);
        RerankerTrainer choice = new RerankerTrainer();
        for (int fold = 0; fold < FOLDS; fold++) {
            progress.accept("without part %d of %d".formatted(fold + 1, FOLDS));
            Crf crf = chain(fold(labelled, fold, false), fold(rendered, fold, false), progress)
                    .learn(1, Math.max(1, epochs - FOLD_EPOCHS_LESS))
                    .toCrf();
            fold(labelled, fold, true).forEach(reference -> addReadings(reference, crf, choice));
            fold(rendered, fold, true).forEach(reference -> addReadings(reference, crf, choice));
        }
        TaggerModelFile.write(model, chain, choice.learn(progress), lexiconClasses, gazetteer);
    }

    private CrfEnsembleTrainer chain(
            List<LabelledReference> some, List<LabelledReference> others, Consumer<String> progress) {
        return new CrfEnsembleTrainer(some, others, lexicon, gazetteer, progress);
    }

    private void addReadings(LabelledReference reference, Crf crf, RerankerTrainer choice) {
        List<Token> tokens = ReferenceTokenizer.tokenize(reference.text());
        TokenFeatures features = new TokenFeatures(reference.text(), tokens, lexicon, gazetteer);
        Labeling right = Labeling.of(TokenLabels.of(reference, tokens), 0, features);
        choice.add(features, crf.decode(features), right);
    }

    /** Every fourth reference, or all but these. */
    private static List<LabelledReference> fold(List<LabelledReference> references, int fold, boolean inside) {
        List<LabelledReference> part = new ArrayList<>();
        for (int i = 0; i < references.size(); i++) {
            if ((i % FOLDS == fold) == inside) {
                part.add(references.get(i));
            }
        }
        return part;
    }
}
