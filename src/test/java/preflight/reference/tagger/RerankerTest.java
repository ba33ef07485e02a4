package preflight.reference.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import preflight.lab.tagger.RerankerTrainer;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.TokenFeatures;

class RerankerTest {
    private static final WeightMap NOTHING = new WeightMap(new int[0], new byte[0], 1);
    private static final String TEXT = "Moreau. Tidal currents. Journal of Seas";

    private final TokenFeatures features =
            new TokenFeatures(TEXT, ReferenceTokenizer.tokenize(TEXT), Lexicon.EMPTY, Gazetteer.NONE);

    @Test
    void takesWhatSharesMostFieldsWithTheOthersAmongReadingsAboutAsGood() {
        Labeling odd = reading(0, Label.EDITOR, Label.NOTE, Label.NOTE);
        Labeling title = reading(0.2f, Label.AUTHOR, Label.TITLE, Label.CONTAINER);
        Labeling publisher = reading(0.3f, Label.AUTHOR, Label.TITLE, Label.PUBLISHER);
        Reranker choice = new Reranker(1, NOTHING);
        assertThat(choice.rerank(List.of(odd, title, publisher), features)).isSameAs(title);
        assertThat(choice.rerank(List.of(odd), features)).isSameAs(odd);
    }

    @Test
    void aReadingFarBehindIsNotTakenForWhatItShares() {
        Labeling odd = reading(0, Label.EDITOR, Label.NOTE, Label.NOTE);
        Labeling title = reading(4, Label.AUTHOR, Label.TITLE, Label.CONTAINER);
        Labeling publisher = reading(4, Label.AUTHOR, Label.TITLE, Label.PUBLISHER);
        assertThat(new Reranker(1, NOTHING).rerank(List.of(odd, title, publisher), features))
                .isSameAs(odd);
    }

    @Test
    void learnsWhichReadingsAreRightAsAWhole() {
        Labeling swapped = reading(0, Label.AUTHOR, Label.CONTAINER, Label.TITLE);
        Labeling right = reading(1, Label.AUTHOR, Label.TITLE, Label.CONTAINER);
        RerankerTrainer trainer = new RerankerTrainer();
        for (int i = 0; i < 50; i++) {
            trainer.add(features, List.of(swapped, right), right);
        }
        Reranker choice = trainer.learn(progress -> {});
        assertThat(choice.rerank(List.of(swapped, right), features)).isSameAs(right);
    }

    /** The name, the title and the journal of the text read as these, the full stops as none. */
    private Labeling reading(float behind, Label name, Label title, Label journal) {
        int[] labels = Stream.of(name, Label.NONE, title, title, Label.NONE, journal, journal, journal)
                .mapToInt(Label::ordinal)
                .toArray();
        assertThat(Arrays.stream(labels).count()).isEqualTo(features.size());
        return Labeling.of(labels, behind, features);
    }
}
