package preflight.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.check.Section.Done;
import preflight.check.Section.Failed;
import preflight.check.Section.Skipped;
import preflight.detection.DetectorUnavailableException;
import preflight.reference.decide.Verification;
import preflight.reference.lookup.LookupFailed;
import preflight.reference.parse.ReferenceLine;

class SectionFactoryTest {
    private static final CheckInput INPUT = new CheckInput("text", List.of(new ReferenceLine(1, 1, "a")));
    private static final Section<Verification> NONE_VERIFIED = new Done<>(new Verification(List.of()));

    private final SectionFactory sections = new SectionFactory();

    @Test
    void givesTheReasonOfAFailureThatWasWrittenForTheUser() {
        Exception failure = new RuntimeException(new LookupFailed("The index did not respond."));

        assertThat(sections.failed(failure)).isEqualTo(new Failed<>("The index did not respond."));
        assertThat(sections.failed(new DetectorUnavailableException("busy"))).isEqualTo(new Failed<>("busy"));
    }

    @Test
    void keepsTheMessageOfAnyOtherFailureToItself() {
        assertThat(sections.failed(new IllegalStateException("jdbc:postgresql://secret")))
                .isEqualTo(new Failed<>(SectionFactory.FAULT));
        assertThat(sections.failed(new LookupFailed(" "))).isEqualTo(new Failed<>(SectionFactory.FAULT));
    }

    @Test
    void saysWhyThereIsNoSource() {
        CheckInput noText = new CheckInput(" ", INPUT.lines());

        assertThat(sections.withoutSources(sections.cited(noText, new Failed<>("x"))))
                .isEqualTo(new Skipped<>(SectionFactory.NO_TEXT));
        assertThat(sections.withoutSources(sections.cited(INPUT, NONE_VERIFIED)))
                .isEqualTo(new Skipped<>(SectionFactory.NONE_VERIFIED));
        assertThat(sections.withoutSources(sections.cited(INPUT, new Failed<>("x"))))
                .isEqualTo(new Failed<>(SectionFactory.NOT_VERIFIED));
        assertThat(sections.withoutSources(sections.cited(INPUT, sections.withoutReferences())))
                .isEqualTo(new Skipped<>(SectionFactory.NO_REFERENCES));
    }

    @Test
    void saysThatThereIsNoText() {
        assertThat(sections.withoutText()).isEqualTo(new Skipped<>(SectionFactory.NO_TEXT));
    }
}
