package preflight.lab.detection.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.detection.DetectionLevel;
import preflight.lab.detection.LabelledDocument;

class MixedAuthorshipTextsTest {
    @Test
    void measuresWhatTheContextChanges() {
        List<PassageOutcome> outcomes = new ArrayList<>(document(0, false, -7, 10));
        outcomes.addAll(document(1, true, .5, 4));

        assertThat(new MixedAuthorshipTexts(outcomes).rows())
                .hasSize(4)
                .anySatisfy(row -> assertThat(row)
                        .startsWith("| one AI paragraph in a human text | 0.00 %")
                        .contains("100.00 %"))
                .anySatisfy(row -> assertThat(row).startsWith("| one human paragraph in an AI text | 100.00 %"));
    }

    @Test
    void leavesOutWhatIsTooShortOrOfBothAndSaysNothingOfNothing() {
        List<PassageOutcome> outcomes = new ArrayList<>(document(0, false, -7, 7));
        outcomes.addAll(document(1, true, .5, 4));

        assertThat(new MixedAuthorshipTexts(outcomes).rows()).isEmpty();
        assertThat(new MixedAuthorshipTexts(List.of()).rows()).isEmpty();
    }

    private static List<PassageOutcome> document(int number, boolean ai, double beyond, int passages) {
        LabelledDocument origin = new LabelledDocument("", ai, "", "paper", "en", "somewhere", "");
        List<PassageOutcome> document = new ArrayList<>();
        for (int i = 0; i < passages; i++) {
            document.add(new PassageOutcome(number, origin, 100, beyond, beyond, DetectionLevel.NONE));
        }
        return document;
    }
}
