package preflight.lab.tagger.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

class FieldSwapAugmentationTest {
    private static final LabelledReference ONE = reference("Doe, J., Waves. 1999", "Doe, J.", "Waves");
    private static final LabelledReference OTHER = reference("Roe, R., Boats. 2001", "Roe, R.", "Boats");
    private static final LabelledReference OTHER_ORDER = reference("Ann Poe: \"Fish\" 2005", "Ann Poe", "\"Fish\"");

    @Test
    void swapsFieldsOfTheSameForm() {
        FieldSwapAugmentation augmentation = new FieldSwapAugmentation(List.of(ONE, OTHER, OTHER_ORDER), 1);
        boolean swapped = false;
        for (int i = 0; i < 50; i++) {
            LabelledReference augmented = augmentation.augment(ONE);
            assertThat(field(augmented, Label.AUTHOR)).isIn("Doe, J.", "Roe, R.");
            assertThat(field(augmented, Label.TITLE)).isIn("Waves", "Boats");
            assertThat(augmented.text())
                    .isEqualTo(field(augmented, Label.AUTHOR) + ", " + field(augmented, Label.TITLE) + ". 1999");
            swapped |= field(augmented, Label.AUTHOR).equals("Roe, R.")
                    && field(augmented, Label.TITLE).equals("Waves");
        }
        assertThat(swapped).isTrue();
    }

    @Test
    void givesTheSameForTheSameSeed() {
        List<LabelledReference> all = List.of(ONE, OTHER, OTHER_ORDER);
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
