package preflight.lab.tagger.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger.LabelledSpan;
import preflight.reference.tagger.feature.ReferenceTokenizer;

class TokenLabelsTest {

    @Test
    void labelsPunctuationLikeTheFieldBeforeItUnlessItOpensSomething() {
        String text = "Doe. (1999), “Waves”";
        LabelledReference reference = new LabelledReference(
                text,
                List.of(
                        new LabelledSpan(Label.AUTHOR, 0, 3),
                        new LabelledSpan(Label.ISSUED, 6, 10),
                        new LabelledSpan(Label.TITLE, 14, 19)));
        assertThat(labels(reference))
                .containsExactly(
                        Label.AUTHOR,
                        Label.AUTHOR,
                        Label.NONE,
                        Label.ISSUED,
                        Label.ISSUED,
                        Label.ISSUED,
                        Label.NONE,
                        Label.TITLE,
                        Label.TITLE);
    }

    private static List<Label> labels(LabelledReference reference) {
        int[] labels = TokenLabels.of(reference, ReferenceTokenizer.tokenize(reference.text()));
        return Arrays.stream(labels).mapToObj(label -> Label.values()[label]).toList();
    }
}
