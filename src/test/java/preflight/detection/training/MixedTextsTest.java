package preflight.detection.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.detection.Level;

class MixedTextsTest {
    @Test
    void tellsWhatTheSurroundingsDoToParagraphsByTheOther() {
        List<Outcome> outcomes = new ArrayList<>(document(0, false, -7, 10));
        outcomes.addAll(document(1, true, .5, 4));

        assertThat(new MixedTexts(outcomes).rows())
                .hasSize(4)
                .anySatisfy(row -> assertThat(row)
                        .startsWith("| one paragraph by a machine in a person's text | 0.00 %")
                        .contains("100.00 %"))
                .anySatisfy(row ->
                        assertThat(row).startsWith("| one paragraph by a person in a machine's text | 100.00 %"));
    }

    @Test
    void leavesOutWhatIsTooShortOrOfBothAndSaysNothingOfNothing() {
        List<Outcome> outcomes = new ArrayList<>(document(0, false, -7, 7));
        outcomes.addAll(document(1, true, .5, 4));

        assertThat(new MixedTexts(outcomes).rows()).isEmpty();
        assertThat(new MixedTexts(List.of()).rows()).isEmpty();
    }

    private static List<Outcome> document(int number, boolean ai, double beyond, int passages) {
        LabelledDocument origin = new LabelledDocument("", ai, "", "paper", "en", "somewhere", "");
        List<Outcome> document = new ArrayList<>();
        for (int i = 0; i < passages; i++) {
            document.add(new Outcome(number, origin, 100, beyond, beyond, Level.NONE));
        }
        return document;
    }
}
