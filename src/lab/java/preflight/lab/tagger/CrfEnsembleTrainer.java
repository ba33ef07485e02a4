package preflight.lab.tagger;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import preflight.lab.tagger.example.FieldSwapAugmentation;
import preflight.lab.tagger.example.LabelledReference;
import preflight.lab.tagger.example.TokenLabels;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.TaggerModelFile;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.Token;
import preflight.reference.tagger.feature.TokenFeatures;

/** Trains the chain: from labelled references, variations of these, and references written from the fields of works. */
final class CrfEnsembleTrainer {
    /** How often a feature must occur among the references and their first variations. */
    private static final int MIN_FEATURE_COUNT = 6;

    private static final float MIN_WEIGHT = 0.07f;
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
            Gazetteer names,
            Consumer<String> progress) {
        this.labelled = labelled;
        references.addAll(labelled);
        references.addAll(rendered);
        this.lexicon = lexicon;
        this.gazetteer = names;
        this.progress = progress;
        augmentation = new FieldSwapAugmentation(references, SEED);
    }

    /** The mean of some models that differ by chance. */
    TaggerModelFile.CrfWeights learn(int models, int epochs) {
        FeatureIndex ids = ids();
        progress.accept("%d references, %d features".formatted(references.size(), ids.size()));
        List<CrfTrainer.CrfExample> examples = examples(references.stream(), ids);
        AveragedModel mean = new AveragedModel(Label.values().length, ids);
        for (int k = 0; k < models; k++) {
            CrfTrainer trainer = new CrfTrainer(Label.values().length, ids, SEED + k);
            for (int epoch = 1; epoch <= epochs; epoch++) {
                List<CrfTrainer.CrfExample> seen = new ArrayList<>(examples);
                seen.addAll(examples(augmented(), ids));
                progress.accept(
                        "model %d, pass %d: log-likelihood %.4f".formatted(k + 1, epoch, trainer.pass(seen, epoch)));
                if (epoch > epochs / 2) {
                    trainer.addToAverage();
                }
            }
            mean.add(trainer);
        }
        TaggerModelFile.CrfWeights weights = mean.quantised(MIN_WEIGHT);
        progress.accept("%d features kept".formatted(weights.hashes().length));
        return weights;
    }

    private FeatureIndex ids() {
        FeatureIndex.FeatureCounter counter = new FeatureIndex.FeatureCounter();
        Stream.concat(references.stream(), augmented())
                .forEach(reference -> counter.count(
                        features(reference, ReferenceTokenizer.tokenize(reference.text())).collectAll()));
        return counter.atLeast(MIN_FEATURE_COUNT);
    }

    /** Some variations of each labelled reference, others each time. */
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

    private CrfTrainer.CrfExample example(LabelledReference reference, FeatureIndex ids) {
        List<Token> tokens = ReferenceTokenizer.tokenize(reference.text());
        TokenFeatures features = features(reference, tokens);
        int[][] known = features.collectAll();
        for (int i = 0; i < known.length; i++) {
            known[i] = ids.idsOf(known[i]);
        }
        return new CrfTrainer.CrfExample(known, features.boundaries(), TokenLabels.of(reference, tokens));
    }
}
