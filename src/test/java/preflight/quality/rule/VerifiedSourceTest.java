package preflight.quality.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.quality.TestSources.list;
import static preflight.quality.TestSources.with;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.quality.TestSources.WorkBuilder;

class VerifiedSourceTest {
    private static final WorkBuilder FIRST = WorkBuilder.work().doi("10.1000/1");
    private static final WorkBuilder SECOND = WorkBuilder.work().doi("10.1000/2");

    @Test
    void hasEveryNumberOfAWork() {
        assertThat(VerifiedSource.of(list(FIRST, SECOND, FIRST)))
                .extracting(VerifiedSource::numbers)
                .containsExactly(List.of(1, 3), List.of(2));
    }

    @Test
    void leavesOutReferencesThatWereNotVerified() {
        assertThat(VerifiedSource.of(with(list(FIRST), "Unknown (2020). Not found.")))
                .hasSize(1)
                .first()
                .extracting(VerifiedSource::firstNumber)
                .isEqualTo(1);
    }
}
