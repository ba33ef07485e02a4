package preflight.reference.tagger.feature;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CueWordsTest {

    @Test
    void isNearWithinEightTokens() {
        String[] words = new String[20];
        Arrays.fill(words, "x");
        words[10] = "eds";
        CueWords cues = new CueWords(words, Set.of("eds"));
        assertThat(cues.isNearBefore(10)).isFalse();
        assertThat(cues.isNearBefore(11)).isTrue();
        assertThat(cues.isNearBefore(18)).isTrue();
        assertThat(cues.isNearBefore(19)).isFalse();
        assertThat(cues.isNearAfter(10)).isFalse();
        assertThat(cues.isNearAfter(9)).isTrue();
        assertThat(cues.isNearAfter(2)).isTrue();
        assertThat(cues.isNearAfter(1)).isFalse();
    }
}
