package preflight.reference.tagger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Labeling.Span;
import preflight.reference.tagger.feature.Gazetteer;
import preflight.reference.tagger.feature.Lexicon;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.TokenFeatures;

class LabelingTest {
    private static final String TEXT = "Doe, Waves. 1999";
    private static final int NONE = Label.NONE.ordinal();
    private static final int AUTHOR = Label.AUTHOR.ordinal();
    private static final int TITLE = Label.TITLE.ordinal();
    private static final int ISSUED = Label.ISSUED.ordinal();

    private final TokenFeatures features =
            new TokenFeatures(TEXT, ReferenceTokenizer.tokenize(TEXT), Lexicon.EMPTY, Gazetteer.NONE);

    @Test
    void spansHaveNoPunctuationAtTheirEnds() {
        assertThat(labeling(AUTHOR, AUTHOR, TITLE, TITLE, NONE).spans())
                .containsExactly(new Span(AUTHOR, 0, 1), new Span(TITLE, 2, 3), new Span(NONE, 4, 5));
    }

    @Test
    void comparesFieldsWithAnotherLabeling() {
        Labeling all = labeling(AUTHOR, AUTHOR, TITLE, TITLE, ISSUED);
        Labeling two = labeling(AUTHOR, NONE, TITLE, NONE, NONE);
        Labeling none = labeling(NONE, NONE, NONE, NONE, NONE);
        assertThat(all.fieldF1(all)).isEqualTo(1);
        assertThat(all.fieldF1(two)).isCloseTo(2.0 * 2 / (3 + 2), within(1e-9));
        assertThat(two.fieldF1(all)).isEqualTo(all.fieldF1(two));
        assertThat(all.fieldF1(none)).isZero();
        assertThat(none.fieldF1(none)).isZero();
    }

    private Labeling labeling(int... labels) {
        return Labeling.of(labels, 0, features);
    }
}
