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
import preflight.reference.tagger.CrfWeights;
import preflight.reference.tagger.Labeling;
import preflight.reference.tagger.TaggerModel;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.Token;
import preflight.reference.tagger.feature.TokenFeatures;

/**
 * Trains the tagger from labelled references: a CRF that finds the n-best labelings, and a reranker that chooses one of them. The
 * reranker learns from labelings of references that the CRF was not trained on (cross-validation folds), because those are the ones
 * it has to rerank later.
 */
public final class TaggerTrainer {
    private static final int ENSEMBLE_SIZE = 3;
    private static final int FOLDS = 4;
    /** The CRFs of the folds are trained for fewer epochs, which saves time: they need not be the best. */
    private static final int FOLD_EPOCHS_LESS = 2;

    private final Map<String, Integer> lexiconClasses;
    private final Lexicon lexicon;
    private final int[] journalNames;
    private final Gazetteer gazetteer;
    private final List<LabelledReference> labelled = new ArrayList<>();
    private final List<LabelledReference> rendered = new ArrayList<>();

    /**
     * @param lexiconClasses class of each lower-case word, see {@link Lexicon}
     * @param journalNames hashes of the known journals, ascending, see {@link LexiconBuilder#journalNames}
     */
    public TaggerTrainer(Map<String, Integer> lexiconClasses, int[] journalNames) {
        this.journalNames = journalNames.clone();
        gazetteer = new Gazetteer(journalNames);
        this.lexiconClasses = Map.copyOf(lexiconClasses);
        lexicon = new Lexicon(lexiconClasses);
    }

    /** Adds a reference labelled by a person. */
    public void add(LabelledReference reference) {
        labelled.add(reference);
    }

    /** Adds a reference rendered from the metadata of a work. */
    public void addRendered(LabelledReference reference) {
        rendered.add(reference);
    }

    /**
     * Trains for a number of epochs, writes the model and closes the stream.
     *
     * @param progress takes a line of text after each step
     */
    public void train(int epochs, OutputStream model, Consumer<String> progress) throws IOException {
        CrfWeights crfWeights = crfTrainer(labelled, rendered, progress).learn(ENSEMBLE_SIZE, epochs);
        RerankerTrainer reranker = new RerankerTrainer();
        for (int fold = 0; fold < FOLDS; fold++) {
            progress.accept("fold %d of %d".formatted(fold + 1, FOLDS));
            Crf crf = crfTrainer(fold(labelled, fold, false), fold(rendered, fold, false), progress)
                    .learn(1, Math.max(1, epochs - FOLD_EPOCHS_LESS))
                    .toCrf();
            fold(labelled, fold, true).forEach(reference -> addLabelings(reference, crf, reranker));
            fold(rendered, fold, true).forEach(reference -> addLabelings(reference, crf, reranker));
        }
        TaggerModelWriter.write(
                new TaggerModel(crfWeights, reranker.learn(progress), lexiconClasses, journalNames), model);
    }

    private CrfEnsembleTrainer crfTrainer(
            List<LabelledReference> labelled, List<LabelledReference> rendered, Consumer<String> progress) {
        return new CrfEnsembleTrainer(labelled, rendered, lexicon, gazetteer, progress);
    }

    private void addLabelings(LabelledReference reference, Crf crf, RerankerTrainer reranker) {
        List<Token> tokens = ReferenceTokenizer.tokenize(reference.text());
        TokenFeatures features = new TokenFeatures(reference.text(), tokens, lexicon, gazetteer);
        Labeling gold = Labeling.of(TokenLabels.of(reference, tokens), 0, features);
        reranker.add(features, crf.decode(features), gold);
    }

    /** The references of a fold, or all others. */
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
