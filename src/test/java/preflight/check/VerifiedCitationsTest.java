package preflight.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.quality.QualityInput;
import preflight.reference.decide.Verification;

class VerifiedCitationsTest {
    private static final CheckInput INPUT = new CheckInput("text", List.of(), Locale.GERMAN);
    private static final Verification NONE = new Verification(List.of());

    @Test
    void hasNothingToExamineWithoutAVerifiedReference() {
        assertThat(new VerifiedCitations(INPUT, new Done<>(NONE)).isExaminable())
                .isFalse();
        assertThat(new VerifiedCitations(INPUT, new Failed<>("x")).isExaminable())
                .isFalse();
    }

    @Test
    void examinesTheTextInTheLanguageOfTheUser() {
        assertThat(new VerifiedCitations(INPUT, new Done<>(NONE)).qualityInput())
                .isEqualTo(new QualityInput("text", NONE, Locale.GERMAN));
    }

    @Test
    void hasNoInputWhenTheVerificationFailed() {
        assertThatIllegalStateException()
                .isThrownBy(() -> new VerifiedCitations(INPUT, new Failed<>("x")).qualityInput());
    }
}
