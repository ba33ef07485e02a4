package preflight.reference.parsing;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Trains the chain: from labelled references, variations of these, and references written from the fields of works. */
final class ChainTraining {
    /** How often a feature must occur among the references and their first variations. */
    private static final int LEAST_COUNT = 6;

    private static final float LEAST_WEIGHT = 0.07f;
    private static final int VARIATIONS = 2;
    private static final long SEED = 20261121;

    private final List<LabelledReference> labelled;
    private final List<LabelledReference> references = new ArrayList<>();
    private final Lexicon lexicon;
    private final Phrases names;
    private final Consumer<String> progress;
    private final Recombination recombination;

    ChainTraining(
            List<LabelledReference> labelled,
            List<LabelledReference> rendered,
            Lexicon lexicon,
            Phrases names,
            Consumer<String> progress) {
        this.labelled = labelled;
        references.addAll(labelled);
        references.addAll(rendered);
        this.lexicon = lexicon;
        this.names = names;
        this.progress = progress;
        recombination = new Recombination(references, SEED);
    }

    /** The mean of some models that differ by chance. */
    ModelFile.Weights learn(int models, int epochs) {
        FeatureIds ids = ids();
        progress.accept("%d references, %d features".formatted(references.size(), ids.size()));
        List<CrfTrainer.Example> examples = examples(references.stream(), ids);
        MeanModel mean = new MeanModel(Label.values().length, ids);
        for (int k = 0; k < models; k++) {
            CrfTrainer trainer = new CrfTrainer(Label.values().length, ids, SEED + k);
            for (int epoch = 1; epoch <= epochs; epoch++) {
                List<CrfTrainer.Example> seen = new ArrayList<>(examples);
                seen.addAll(examples(variations(), ids));
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
        return weights;
    }

    private FeatureIds ids() {
        FeatureIds.Counter counter = new FeatureIds.Counter();
        Stream.concat(references.stream(), variations())
                .forEach(reference -> counter.count(
                        features(reference, Tokens.of(reference.text())).all()));
        return counter.atLeast(LEAST_COUNT);
    }

    /** Some variations of each labelled reference, others each time. */
    private Stream<LabelledReference> variations() {
        return IntStream.range(0, VARIATIONS)
                .boxed()
                .flatMap(copy -> labelled.stream().map(recombination::vary));
    }

    private List<CrfTrainer.Example> examples(Stream<LabelledReference> some, FeatureIds ids) {
        return some.map(reference -> example(reference, ids)).toList();
    }

    private Features features(LabelledReference reference, List<Token> tokens) {
        return new Features(reference.text(), tokens, lexicon, names);
    }

    private CrfTrainer.Example example(LabelledReference reference, FeatureIds ids) {
        List<Token> tokens = Tokens.of(reference.text());
        Features features = features(reference, tokens);
        int[][] known = features.all();
        for (int i = 0; i < known.length; i++) {
            known[i] = ids.known(known[i]);
        }
        return new CrfTrainer.Example(known, features.boundaries(), TokenLabels.of(reference, tokens));
    }
}
