package preflight.manuscript.list;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.list.Lists.lines;
import static preflight.manuscript.list.Lists.withHeading;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ListedReference;
import preflight.manuscript.list.ReferenceListExtractor.ExtractedLists;

class ReferenceListExtractorTest {
    private static final String FIRST = "Smith J. Mills. J Mills. 2001;12:45-67.";
    private static final String SECOND = "Doe R. Rain. J Rain. 2002;1:2-3.";
    private static final String THIRD = "Roe S. Mist. J Mist. 2003;1:4-5.";

    @Test
    void takesTheListUnderItsHeadingOutOfTheText() {
        ExtractedLists lists = ReferenceListExtractor.extract(lines(
                "It rained.",
                "",
                "References",
                "1. " + FIRST,
                "2. " + SECOND,
                "",
                "Appendix A",
                "The mill stood idle."));

        assertThat(lists.entries()).containsExactly(new ListedReference(FIRST, 4), new ListedReference(SECOND, 5));
        assertThat(texts(lists.body())).containsExactly("It rained.", "Appendix A", "The mill stood idle.");
        assertThat(lists.hasHeading()).isTrue();
        assertThat(lists.listCount()).isEqualTo(1);
        assertThat(lists.unsplitLines()).isEmpty();
    }

    @Test
    void numbersSeveralListsConsecutively() {
        ExtractedLists lists = ReferenceListExtractor.extract(
                lines("References", "1. " + FIRST, "2. " + SECOND, "", "Supplementary References", "1. " + THIRD));

        assertThat(lists.entries()).extracting(ListedReference::text).containsExactly(FIRST, SECOND, THIRD);
        assertThat(lists.listCount()).isEqualTo(2);
    }

    @Test
    void takesThePartsUnderSubheadings() {
        List<TextLine> list = new ArrayList<>(withHeading(lines("Bibliography")));
        list.addAll(withHeading(lines("Printed sources", FIRST, SECOND)));
        list.addAll(withHeading(lines("Manuscripts", SECOND, THIRD)));
        list.addAll(withHeading(lines("Index of mills", "It rained.")));

        ExtractedLists lists = ReferenceListExtractor.extract(list);

        assertThat(lists.entries()).extracting(ListedReference::text).containsExactly(FIRST, SECOND, SECOND, THIRD);
        assertThat(texts(lists.body())).containsExactly("Index of mills", "It rained.");
    }

    @Test
    void ignoresTheHeadingInATableOfContents() {
        ExtractedLists lists = ReferenceListExtractor.extract(
                lines("References", "Appendix", "", "It rained.", "References", "1. " + FIRST));

        assertThat(lists.entries()).hasSize(1);
        assertThat(texts(lists.body())).containsExactly("References", "Appendix", "It rained.");
    }

    @Test
    void keepsTheLinesOfAListThatCannotBeSplit() {
        ExtractedLists lists = ReferenceListExtractor.extract(
                lines("It rained.", "References", "and so on in 2001 and later", "or in 2002 as they say"));

        assertThat(lists.entries()).isEmpty();
        assertThat(lists.hasHeading()).isTrue();
        assertThat(texts(lists.unsplitLines()))
                .containsExactly("and so on in 2001 and later", "or in 2002 as they say");
        assertThat(texts(lists.body())).containsExactly("It rained.");
    }

    @Test
    void takesANumberedListAtTheEndWithoutAHeading() {
        ExtractedLists lists =
                ReferenceListExtractor.extract(lines("It rained.", "", "1. " + FIRST, "2. " + SECOND, "3. " + THIRD));

        assertThat(lists.entries()).hasSize(3);
        assertThat(lists.hasHeading()).isFalse();
        assertThat(texts(lists.body())).containsExactly("It rained.");
    }

    @Test
    void leavesAShortNumberedListWithoutAHeadingInTheText() {
        ExtractedLists lists = ReferenceListExtractor.extract(lines("It rained.", "", "1. " + FIRST, "2. " + SECOND));

        assertThat(lists.entries()).isEmpty();
        assertThat(lists.body()).hasSize(3);
    }

    private static List<String> texts(List<TextLine> lines) {
        return lines.stream().map(TextLine::text).toList();
    }
}
