package preflight.api.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import preflight.reference.parse.ReferenceLine;

class VerifyRequestTest {
    @Test
    void numbersTheReferencesFromOne() {
        assertThat(new VerifyRequest(List.of("a", "b")).lines())
                .containsExactly(new ReferenceLine(1, 2, "a"), new ReferenceLine(2, 2, "b"));
    }

    @Test
    void aCheckNumbersThemTheSameWay() {
        assertThat(new CheckRequest("text", List.of("a")).input(Locale.GERMAN))
                .satisfies(input -> assertThat(input.lines()).containsExactly(new ReferenceLine(1, 1, "a")))
                .satisfies(input -> assertThat(input.language()).isEqualTo(Locale.GERMAN));
    }

    @Test
    void aDetectionHasNoReferences() {
        assertThat(new DetectRequest("text").input().hasLines()).isFalse();
    }
}
