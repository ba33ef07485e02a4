package preflight.reference.tagger;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
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
    void prefersTheLabelingWithMostFieldsInCommonAmongThoseOfSimilarScore() {
        Labeling odd = labeling(0, Label.EDITOR, Label.NOTE, Label.NOTE);
        Labeling title = labeling(0.2f, Label.AUTHOR, Label.TITLE, Label.CONTAINER);
        Labeling publisher = labeling(0.3f, Label.AUTHOR, Label.TITLE, Label.PUBLISHER);
        Reranker reranker = new Reranker(1, NOTHING);
        assertThat(reranker.rerank(List.of(odd, title, publisher), features)).isSameAs(title);
        assertThat(reranker.rerank(List.of(odd), features)).isSameAs(odd);
    }

    @Test
    void doesNotPreferALabelingWithAMuchLowerScore() {
        Labeling odd = labeling(0, Label.EDITOR, Label.NOTE, Label.NOTE);
        Labeling title = labeling(4, Label.AUTHOR, Label.TITLE, Label.CONTAINER);
        Labeling publisher = labeling(4, Label.AUTHOR, Label.TITLE, Label.PUBLISHER);
        assertThat(new Reranker(1, NOTHING).rerank(List.of(odd, title, publisher), features))
                .isSameAs(odd);
    }

    /** The name, the title and the journal of the text with these labels, the full stops with none. */
    private Labeling labeling(float scoreGap, Label name, Label title, Label journal) {
        int[] labels = Stream.of(name, Label.NONE, title, title, Label.NONE, journal, journal, journal)
                .mapToInt(Label::ordinal)
                .toArray();
        assertThat(Arrays.stream(labels).count()).isEqualTo(features.size());
        return Labeling.of(labels, scoreGap, features);
    }
}
