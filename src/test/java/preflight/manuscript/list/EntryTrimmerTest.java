package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.manuscript.list.ListSplitter.SplitList;

class EntryTrimmerTest {
    @Test
    void removesTextAfterAGapFromTheLastEntry() {
        SplitList split = trim(List.of(lines("One", "and more"), lines("Two", "and more", "", "After the list")));

        assertThat(split.entries()).extracting(ListEntry::text).containsExactly("One and more", "Two and more");
        assertThat(split.otherLines()).extracting(TextLine::text).containsExactly("After the list");
    }

    @Test
    void keepsGapsInsideEntriesIfOtherEntriesHaveThem() {
        SplitList split = trim(List.of(lines("One", "", "and more"), lines("Two", "", "and more")));

        assertThat(split.otherLines()).isEmpty();
    }

    @Test
    void removesLinesOutsideTheHangingIndent() {
        List<List<TextLine>> entries =
                List.of(lines("One", "  a", "  b"), lines("Two", "  a", "  b"), lines("Three", "  a", "After"));

        assertThat(EntryTrimmer.of(entries).trim(entries, lines("Before")).otherLines())
                .extracting(TextLine::text)
                .containsExactly("Before", "After");
    }

    @Test
    void removesNoLineIfTooManyAreOutsideTheHangingIndent() {
        assertThat(trim(List.of(lines("One", "  a", "  b"), lines("Two", "  a", "b"), lines("Three", "  a", "After")))
                        .otherLines())
                .isEmpty();
    }

    @Test
    void measuresNoHangingIndentOnFewLines() {
        assertThat(EntryTrimmer.of(List.of(lines("One", "  a"), lines("Two", "  a")))
                        .hangingIndent())
                .isNegative();
        assertThat(EntryTrimmer.of(List.of(lines("One", "  a", "  b", "  c", "  d"), lines("Two")))
                        .hangingIndent())
                .isEqualTo(2);
    }

    private static SplitList trim(List<List<TextLine>> entries) {
        return EntryTrimmer.of(entries).trim(entries, List.of());
    }
}
