package preflight.detection.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class TokensTest {

    @Test
    void readsWordsNumbersAndPunctuation() {
        assertThat(Tokens.of("In 2.5 % of cases, it doesn't hold – yes!"))
                .containsExactly("In", "0", "%", "of", "cases", ",", "it", "doesn", "'t", "hold", "-", "yes", "!");
    }

    @Test
    void dropsWhatTellsDataSetsApartRatherThanAuthors() {
        assertThat(
                        Tokens.of(
                                "“So” **we** [12, 13] say (Smith et al., 2019) it\\cite{a} is `x` , see https://example.org/a ."))
                .containsExactly("So", "we", "say", "it", "is", "x", ",", "see", ".");
    }

    @Test
    void keepsParenthesesThatHoldProse() {
        assertThat(Tokens.of("We (the authors) agree."))
                .containsExactly("We", "(", "the", "authors", ")", "agree", ".");
    }

    @Test
    void masksTopicsByTheirClass() {
        TopicMask mask = new TopicMask(Set.of("we", "study"));
        assertThat(mask.of("We", true)).isEqualTo("we");
        assertThat(mask.of("Study", false)).isEqualTo("study");
        assertThat(mask.of("anthropologists", false)).isEqualTo("<~ists>");
        assertThat(mask.of("Darwin", false)).isEqualTo("<Name>");
        assertThat(mask.of("Photosynthesis", true)).isEqualTo("<~s>");
        assertThat(mask.of("DNA", false)).isEqualTo("<ACRONYM>");
        assertThat(mask.of("frog", false)).isEqualTo("<word>");
        assertThat(mask.of(",", false)).isEqualTo(",");
    }
}
