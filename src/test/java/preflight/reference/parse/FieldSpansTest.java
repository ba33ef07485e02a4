package preflight.reference.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger.LabelledSpan;

class FieldSpansTest {

    @Test
    void fieldsHaveNoSurroundingPunctuation() {
        assertThat(field("“Waves of the bay,”", Label.TITLE)).isEqualTo("Waves of the bay");
        assertThat(field("(1999).", Label.ISSUED)).isEqualTo("1999");
        assertThat(field("Proc. Natl. Acad. Sci. U.S.A.", Label.CONTAINER)).isEqualTo("Proc. Natl. Acad. Sci. U.S.A.");
        assertThat(field("Waves (and tides)", Label.TITLE)).isEqualTo("Waves (and tides)");
        assertThat(field("Waves and tides)", Label.TITLE)).isEqualTo("Waves and tides");
    }

    @Test
    void theLongestFieldLosesTheFullStopOfItsSentenceButNotOfAnAbbreviation() {
        assertThat(spans("Waves of the bay.", Label.TITLE).longest(Label.TITLE)).isEqualTo("Waves of the bay");
        assertThat(spans("Waves in the U.K.", Label.TITLE).longest(Label.TITLE)).isEqualTo("Waves in the U.K.");
        assertThat(spans("123", Label.TITLE).longest(Label.TITLE)).isNull();
    }

    @Test
    void wordsCarryTheLabelOfTheirSpanAndTheGapBeforeThem() {
        FieldSpans spans = new FieldSpans("Doe, Über Seas", List.of(new LabelledSpan(Label.TITLE, 5, 14)));
        assertThat(spans.words())
                .containsExactly(
                        new ReferenceWord("doe", Label.NONE, ""),
                        new ReferenceWord("uber", Label.TITLE, ", "),
                        new ReferenceWord("seas", Label.TITLE, " "));
    }

    private static String field(String text, Label label) {
        return spans(text, label).joined(label);
    }

    private static FieldSpans spans(String text, Label label) {
        return new FieldSpans(text, List.of(new LabelledSpan(label, 0, text.length())));
    }
}
