package preflight.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.parse.ReferenceLine;

class CheckInputTest {
    private static final ReferenceLine LINE = new ReferenceLine(1, 1, "a");

    @Test
    void blankTextIsNoText() {
        assertThat(new CheckInput(" \n", List.of()).hasText()).isFalse();
        assertThat(new CheckInput("a", List.of()).hasText()).isTrue();
    }

    @Test
    void keepsItsOwnReferences() {
        List<ReferenceLine> lines = new ArrayList<>(List.of(LINE));
        CheckInput input = new CheckInput("", lines);
        lines.clear();

        assertThat(input.hasLines()).isTrue();
        assertThat(input.language()).isNull();
    }
}
