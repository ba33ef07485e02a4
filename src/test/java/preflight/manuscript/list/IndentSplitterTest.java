package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;
import static preflight.manuscript.list.Lists.split;

import org.junit.jupiter.api.Test;

class IndentSplitterTest {
    private static final String[] BOTH = {
        "Smith, J. (2001). Mills. Journal of Mills 12, 45-67.", "Doe, R. (2002). Rain. Journal of Rain 1, 2-3."
    };

    private final IndentSplitter splitter = new IndentSplitter();

    @Test
    void splitsAListWithAHangingIndent() {
        assertThat(split(
                        splitter,
                        lines(
                                "Smith, J. (2001). Mills. Journal",
                                "  of Mills 12, 45-67.",
                                "Doe, R. (2002). Rain. Journal",
                                "  of Rain 1, 2-3.")))
                .containsExactly(BOTH);
    }

    @Test
    void splitsAListWithIndentedFirstLines() {
        assertThat(split(
                        splitter,
                        lines(
                                "  Smith, J. (2001). Mills. Journal",
                                "of Mills 12, 45-67.",
                                "  Doe, R. (2002). Rain. Journal",
                                "of Rain 1, 2-3.")))
                .containsExactly(BOTH);
    }

    @Test
    void givesNoResultWithoutIndents() {
        assertThat(splitter.split(lines(BOTH))).isEmpty();
    }

    @Test
    void givesNoResultIfAFirstLineCannotStartAnEntry() {
        assertThat(splitter.split(lines(
                        "Smith, J. (2001). Mills. Journal",
                        "  of Mills 12, 45-67.",
                        "and of rain 1, 2-3.",
                        "  and 2002.")))
                .isEmpty();
    }
}
