package preflight.lab.tagger.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

class FieldSwapAugmentationTest {
    private static final LabelledReference ONE = reference("Doe, J., Waves. 1999", "Doe, J.", "Waves");
    private static final LabelledReference OTHER = reference("Roe, R., Boats. 2001", "Roe, R.", "Boats");
    private static final LabelledReference TURNED = reference("Ann Poe: \"Fish\" 2005", "Ann Poe", "\"Fish\"");

    @Test
    void exchangesFieldsThatAreWrittenAlike() {
        FieldSwapAugmentation recombination = new FieldSwapAugmentation(List.of(ONE, OTHER, TURNED), 1);
        boolean exchanged = false;
        for (int i = 0; i < 50; i++) {
            LabelledReference varied = recombination.augment(ONE);
            assertThat(field(varied, Label.AUTHOR)).isIn("Doe, J.", "Roe, R.");
            assertThat(field(varied, Label.TITLE)).isIn("Waves", "Boats");
            assertThat(varied.text())
                    .isEqualTo(field(varied, Label.AUTHOR) + ", " + field(varied, Label.TITLE) + ". 1999");
            exchanged |= field(varied, Label.AUTHOR).equals("Roe, R.")
                    && field(varied, Label.TITLE).equals("Waves");
        }
        assertThat(exchanged).isTrue();
    }

    @Test
    void givesTheSameForTheSameSeed() {
        List<LabelledReference> all = List.of(ONE, OTHER, TURNED);
        assertThat(new FieldSwapAugmentation(all, 7).augment(ONE))
                .isEqualTo(new FieldSwapAugmentation(all, 7).augment(ONE));
    }

    private static String field(LabelledReference reference, Label label) {
        return reference.spans().stream()
                .filter(span -> span.label() == label)
                .map(span -> reference.text().substring(span.start(), span.end()))
                .findFirst()
                .orElseThrow();
    }

    private static LabelledReference reference(String text, String author, String title) {
        int from = text.indexOf(title);
        return new LabelledReference(
                text,
                List.of(
                        new Tagger.LabelledSpan(Label.AUTHOR, text.indexOf(author), author.length()),
                        new Tagger.LabelledSpan(Label.TITLE, from, from + title.length())));
    }
}
