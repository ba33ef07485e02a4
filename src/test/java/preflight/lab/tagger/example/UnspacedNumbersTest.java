package preflight.lab.tagger.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.feature.ReferenceTokenizer;
import preflight.reference.tagger.feature.Token;

class UnspacedNumbersTest {

    @Test
    void relabelsYearVolumeIssueAndPagesWithOneLabel() {
        assertThat(labelled("2000;87(12): 1697", Label.VOLUME))
                .containsExactly("2000 ISSUED", "87 VOLUME", "12 ISSUE", "1697 PAGE");
        assertThat(labelled("2003;19: 87–96", Label.VOLUME))
                .containsExactly("2003 ISSUED", "19 VOLUME", "87 PAGE", "96 PAGE");
        assertThat(labelled("35(4):106", Label.PAGE)).containsExactly("35 VOLUME", "4 ISSUE", "106 PAGE");
    }

    @Test
    void doesNotRelabelNumbersInATitle() {
        assertThat(labelled("from 1990;12 on", Label.TITLE)).containsExactly("1990 TITLE", "12 TITLE");
    }

    private static List<String> labelled(String text, Label label) {
        List<Token> tokens = ReferenceTokenizer.tokenize(text);
        int[] labels = new int[tokens.size()];
        Arrays.fill(labels, label.ordinal());
        UnspacedNumbers.relabel(text, tokens, labels);
        return java.util.stream.IntStream.range(0, labels.length)
                .filter(i -> tokens.get(i).isNumber())
                .mapToObj(i -> tokens.get(i).text() + " " + Label.values()[labels[i]])
                .toList();
    }
}
