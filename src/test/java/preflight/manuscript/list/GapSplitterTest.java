package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;
import static preflight.manuscript.list.Lists.split;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GapSplitterTest {
    private final GapSplitter splitter = new GapSplitter();

    @Test
    void splitsAtGaps() {
        assertThat(split(
                        splitter,
                        lines(
                                "Smith, J. (2001). Mills. Journal of",
                                "Mills 12, 45-67.",
                                "",
                                "Doe, R. (2002). Rain. J Rain 1, 2-3.")))
                .containsExactly(
                        "Smith, J. (2001). Mills. Journal of Mills 12, 45-67.", "Doe, R. (2002). Rain. J Rain 1, 2-3.");
    }

    @Test
    void splitsAtTheTopOfAColumnWhereAnEntryStarts() {
        List<TextLine> list =
                new ArrayList<>(lines("Smith, J. (2001). Mills 12, 45-67.", "", "Doe, R. (2002). Rain 1, 2-3."));
        list.add(new TextLine("Roe, S. (2003). Mist 1, 4-5.", 0, 0, false, false, true));

        assertThat(split(splitter, list)).hasSize(3);
    }

    @Test
    void givesNoResultIfThereAreEntriesBetweenTheGaps() {
        assertThat(splitter.split(lines(
                        "Smith, J. (2001). Mills 12, 45-67.",
                        "Doe, R. (2002). Rain. J Rain 1, 2-3.",
                        "",
                        "Roe, S. (2003). Mist 1, 4-5.")))
                .isEmpty();
    }

    @Test
    void givesNoResultIfAGapIsInsideAnEntry() {
        assertThat(splitter.split(lines(
                        "Smith, J. (2001). Mills of the",
                        "",
                        "county. Journal of Mills 12, 45-67.",
                        "",
                        "Doe, R. (2002). Rain 1, 2-3.")))
                .isEmpty();
    }

    @Test
    void givesNoResultForALongListWithoutGaps() {
        assertThat(splitter.split(lines("Smith, J. (2001). Mills", "and more", "and more", "and more", "12, 45-67.")))
                .isEmpty();
    }
}
