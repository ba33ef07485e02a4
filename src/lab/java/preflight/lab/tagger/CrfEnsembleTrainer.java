package preflight.lab.tagger;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import preflight.lab.tagger.example.FieldSwapAugmentation;
import preflight.lab.tagger.example.LabelledReference;
import preflight.lab.tagger.example.TokenLabels;
import preflight.reference.tagger.CrfWeights;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.feature.FeatureHashes;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.Token;
import preflight.reference.tagger.feature.TokenFeatures;

/** Trains several CRFs on labelled references, augmented copies of these and rendered references, and averages them. */
final class CrfEnsembleTrainer {
    /** Occurrences that a feature needs in the references and one round of augmented copies. */
    private static final int MIN_FEATURE_COUNT = 6;

    /** Features without a weight of this size are dropped from the model. */
    private static final float MIN_WEIGHT = 0.07f;
    /** Augmented copies of each labelled reference in an epoch. */
    private static final int AUGMENTATIONS = 2;

    private static final long SEED = 20261121;

    private final List<LabelledReference> labelled;
    private final List<LabelledReference> references = new ArrayList<>();
    private final Lexicon lexicon;
    private final Gazetteer gazetteer;
    private final Consumer<String> progress;
    private final FieldSwapAugmentation augmentation;

    CrfEnsembleTrainer(
            List<LabelledReference> labelled,
            List<LabelledReference> rendered,
            Lexicon lexicon,
            Gazetteer gazetteer,
            Consumer<String> progress) {
        this.labelled = labelled;
        references.addAll(labelled);
        references.addAll(rendered);
        this.lexicon = lexicon;
        this.gazetteer = gazetteer;
        this.progress = progress;
        augmentation = new FieldSwapAugmentation(references, SEED);
    }

    /** The mean of models that differ in their random seed only. */
    CrfWeights learn(int models, int epochs) {
        FeatureIndex ids = ids();
        progress.accept("%d references, %d features".formatted(references.size(), ids.size()));
        List<CrfTrainer.CrfExample> examples = examples(references.stream(), ids);
        AveragedModel mean = new AveragedModel(Label.values().length, ids);
        for (int k = 0; k < models; k++) {
            CrfTrainer trainer = new CrfTrainer(Label.values().length, ids, SEED + k);
            for (int epoch = 1; epoch <= epochs; epoch++) {
                List<CrfTrainer.CrfExample> seen = new ArrayList<>(examples);
                seen.addAll(examples(augmented(), ids));
                progress.accept("model %d, epoch %d: log-likelihood %.4f"
                        .formatted(k + 1, epoch, trainer.runEpoch(seen, epoch)));
                if (epoch > epochs / 2) {
                    trainer.addToAverage();
                }
            }
            mean.add(trainer);
        }
        CrfWeights weights = mean.quantised(MIN_WEIGHT);
        progress.accept("%d features kept".formatted(weights.hashes().length));
        return weights;
    }

    private FeatureIndex ids() {
        FeatureIndex.FeatureCounter counter = new FeatureIndex.FeatureCounter();
        Stream.concat(references.stream(), augmented())
                .forEach(reference ->
                        counter.count(hashes(features(reference, ReferenceTokenizer.tokenize(reference.text())))));
        return counter.atLeast(MIN_FEATURE_COUNT);
    }

    /** Augmented copies of the labelled references, different ones at each call. */
    private Stream<LabelledReference> augmented() {
        return IntStream.range(0, AUGMENTATIONS)
                .boxed()
                .flatMap(copy -> labelled.stream().map(augmentation::augment));
    }

    private List<CrfTrainer.CrfExample> examples(Stream<LabelledReference> some, FeatureIndex ids) {
        return some.map(reference -> example(reference, ids)).toList();
    }

    private TokenFeatures features(LabelledReference reference, List<Token> tokens) {
        return new TokenFeatures(reference.text(), tokens, lexicon, gazetteer);
    }

    /** The feature hashes of each token. */
    private static int[][] hashes(TokenFeatures features) {
        int[][] all = new int[features.size()][];
        FeatureHashes token = new FeatureHashes();
        for (int i = 0; i < all.length; i++) {
            features.collect(i, token);
            all[i] = token.toArray();
        }
        return all;
    }

    private CrfTrainer.CrfExample example(LabelledReference reference, FeatureIndex ids) {
        List<Token> tokens = ReferenceTokenizer.tokenize(reference.text());
        TokenFeatures features = features(reference, tokens);
        int[][] known = hashes(features);
        for (int i = 0; i < known.length; i++) {
            known[i] = ids.idsOf(known[i]);
        }
        return new CrfTrainer.CrfExample(known, features.boundaries(), TokenLabels.of(reference, tokens));
    }
}
