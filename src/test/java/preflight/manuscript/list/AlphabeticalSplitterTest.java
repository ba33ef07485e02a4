package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;
import static preflight.manuscript.list.Lists.split;

import org.junit.jupiter.api.Test;

class AlphabeticalSplitterTest {
    private final AlphabeticalSplitter splitter = new AlphabeticalSplitter();

    @Test
    void splitsWhereAuthorsInAlphabeticalOrderStart() {
        assertThat(split(
                        splitter,
                        lines(
                                "Adams, A. (2001). Mills. Journal",
                                "of Mills 12, 45-67.",
                                "Brown, B. (2002). Rain 1, 2-3.",
                                "Clark, C. (2003). Mist 1, 4-5.",
                                "Özil, D. (2004). Fog 1, 6-7.")))
                .hasSize(4)
                .startsWith("Adams, A. (2001). Mills. Journal of Mills 12, 45-67.");
    }

    @Test
    void givesNoResultIfTheOrderIsBroken() {
        assertThat(splitter.split(lines(
                        "Adams, A. (2001). Mills 12, 45-67.",
                        "Brown, B. (2002). Rain 1, 2-3.",
                        "Davis, D. (2004). Fog 1, 6-7.",
                        "Clark, C. (2003). Mist 1, 4-5.")))
                .isEmpty();
    }

    @Test
    void givesNoResultForAShortList() {
        assertThat(splitter.split(lines(
                        "Adams, A. (2001). Mills 12, 45-67.",
                        "Brown, B. (2002). Rain 1, 2-3.",
                        "Clark, C. (2003). Mist 1, 4-5.")))
                .isEmpty();
    }

    @Test
    void givesNoResultIfAGapIsInsideAnEntry() {
        assertThat(splitter.split(lines(
                        "Adams, A. (2001). Mills. Journal",
                        "",
                        "of Mills 12, 45-67.",
                        "Brown, B. (2002). Rain 1, 2-3.",
                        "Clark, C. (2003). Mist 1, 4-5.",
                        "Davis, D. (2004). Fog 1, 6-7.")))
                .isEmpty();
    }
}
