package preflight.lab.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Labeling;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.TokenFeatures;

class RerankerTrainerTest {
    private static final String TEXT = "Moreau. Tidal currents. Journal of Seas";

    private final TokenFeatures features =
            new TokenFeatures(TEXT, ReferenceTokenizer.tokenize(TEXT), Lexicon.EMPTY, Gazetteer.NONE);

    @Test
    void learnsToPreferTheGoldLabelingToOneWithABetterScore() {
        Labeling swapped = labeling(0, Label.CONTAINER, Label.TITLE);
        Labeling gold = labeling(1, Label.TITLE, Label.CONTAINER);
        RerankerTrainer trainer = new RerankerTrainer();
        for (int i = 0; i < 50; i++) {
            trainer.add(features, List.of(swapped, gold), gold);
        }
        assertThat(trainer.learn(progress -> {}).toReranker().rerank(List.of(swapped, gold), features))
                .isSameAs(gold);
    }

    private Labeling labeling(float scoreGap, Label title, Label journal) {
        int[] labels = Stream.of(Label.AUTHOR, Label.NONE, title, title, Label.NONE, journal, journal, journal)
                .mapToInt(Label::ordinal)
                .toArray();
        return Labeling.of(labels, scoreGap, features);
    }
}
