package preflight.detection.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class SentenceTokenizerTest {

    @Test
    void readsWordsNumbersAndPunctuation() {
        assertThat(SentenceTokenizer.tokenize("In 2.5 % of cases, it doesn't hold – yes!"))
                .containsExactly("In", "0", "%", "of", "cases", ",", "it", "doesn", "'t", "hold", "-", "yes", "!");
    }

    @Test
    void dropsWhatTellsDataSetsApartRatherThanAuthors() {
        assertThat(
                        SentenceTokenizer.tokenize(
                                "“So” **we** [12, 13] say (Smith et al., 2019) it\\cite{a} is `x` , see https://example.org/a ."))
                .containsExactly("So", "we", "say", "it", "is", "x", ",", "see", ".");
    }

    @Test
    void keepsParenthesesThatHoldProse() {
        assertThat(SentenceTokenizer.tokenize("We (the authors) agree."))
                .containsExactly("We", "(", "the", "authors", ")", "agree", ".");
    }

    @Test
    void masksTopicsByTheirClass() {
        TopicMask mask = new TopicMask(Set.of("we", "study"));
        assertThat(mask.apply("We", true)).isEqualTo("we");
        assertThat(mask.apply("Study", false)).isEqualTo("study");
        assertThat(mask.apply("anthropologists", false)).isEqualTo("<~ists>");
        assertThat(mask.apply("Darwin", false)).isEqualTo("<Name>");
        assertThat(mask.apply("Photosynthesis", true)).isEqualTo("<~s>");
        assertThat(mask.apply("DNA", false)).isEqualTo("<ACRONYM>");
        assertThat(mask.apply("frog", false)).isEqualTo("<word>");
        assertThat(mask.apply(",", false)).isEqualTo(",");
    }
}
