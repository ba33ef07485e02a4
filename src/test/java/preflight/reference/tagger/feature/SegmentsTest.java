package preflight.reference.tagger.feature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SegmentsTest {
    private final List<Token> tokens = ReferenceTokenizer.tokenize("Doe J. K, Waves of bays. Seas 12");
    private final int[] words =
            tokens.stream().mapToInt(token -> token.text().hashCode()).toArray();

    @Test
    void endAtPunctuationButNotAtTheFullStopOfAnInitial() {
        Segments segments = segments(new int[tokens.size()]);
        assertThat(tokens.stream().mapToInt(token -> segments.number(tokens.indexOf(token))))
                .containsExactly(0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2);
        assertThat(segments.first(at("bays"))).isEqualTo("Waves".hashCode());
        assertThat(segments.previousFirst(at("bays"))).isEqualTo("Doe".hashCode());
        assertThat(segments.nextShape(at("bays"))).isEqualTo(segments.shape(at("Seas")));
        assertThat(segments.firstShape()).isEqualTo(segments.shape(0));
    }

    @Test
    void tellTheClassOfMostOfTheirWords() {
        int[] classes = new int[tokens.size()];
        classes[at("Waves")] = 5;
        classes[at("of")] = 7;
        classes[at("bays")] = 5;
        Segments segments = segments(classes);
        assertThat(segments.mainClass(at("of"))).isEqualTo(5 * 8 + 2 * 4 / 3);
        assertThat(segments.mainClass(at("Seas"))).isZero();
    }

    private Segments segments(int[] classes) {
        return Segments.of(tokens, words, classes, QuotationMarks.of(tokens));
    }

    private int at(String word) {
        return tokens.stream().map(Token::text).toList().indexOf(word);
    }
}
