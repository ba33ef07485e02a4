package preflight.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class GatheringTest {
    private final Gathering gathering = new Gathering();

    @Test
    void putsVerdictsInTheOrderOfTheirLines() {
        List<ReferenceVerdict> all = gathering.add(null, verdict(2, 3));
        all = gathering.add(all, verdict(3, 3));
        all = gathering.add(all, verdict(1, 3));
        assertThat(gathering.complete(all).verdicts())
                .extracting(verdict -> verdict.line().number())
                .containsExactly(1, 2, 3);
    }

    @Test
    void refusesAListWithVerdictsMissing() {
        List<ReferenceVerdict> all = gathering.add(null, verdict(2, 3));
        assertThatThrownBy(() -> gathering.complete(all))
                .isInstanceOf(LookupFailed.class)
                .hasMessageContaining("1 of 3");
    }

    private static ReferenceVerdict verdict(int number, int total) {
        return new ReferenceVerdict(
                new ReferenceLine(number, total, "?"),
                ReferenceVerdict.Status.UNPARSEABLE,
                ReferenceVerdict.Basis.NONE,
                null,
                null,
                null);
    }
}
