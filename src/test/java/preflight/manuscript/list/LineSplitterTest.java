package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;
import static preflight.manuscript.list.Lists.split;

import org.junit.jupiter.api.Test;

class LineSplitterTest {
    private final LineSplitter splitter = new LineSplitter();

    @Test
    void splitsAListWithOneReferencePerLine() {
        assertThat(split(splitter, lines("Smith, J. (2001). Mills 12, 45-67.", "Doe, R. (2002). Rain 1, 2-3.")))
                .containsExactly("Smith, J. (2001). Mills 12, 45-67.", "Doe, R. (2002). Rain 1, 2-3.");
    }

    @Test
    void givesNoResultIfALineHasNoYear() {
        assertThat(splitter.split(lines("Smith, J. (2001). Mills 12, 45-67.", "Journal of Rain 1, 2-3.")))
                .isEmpty();
    }

    @Test
    void givesNoResultIfALineCannotStartAnEntry() {
        assertThat(splitter.split(lines("Smith, J. (2001). Mills 12, 45-67.", "of rain, vol. 1, 2-3, 2002.")))
                .isEmpty();
    }
}
