package preflight.reference.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger.LabelledSpan;

class LegalCitationTest {

    @Test
    void replacesTheLabelsOfItsWords() {
        String text = "Doe, Privacy, 4 Harv. L. Rev. 193 (1890).";
        List<LabelledSpan> tagged =
                List.of(new LabelledSpan(Label.AUTHOR, 0, 3), new LabelledSpan(Label.TITLE, 5, text.length()));
        assertThat(LegalCitation.relabel(text, tagged))
                .extracting(span -> span.label() + "=" + text.substring(span.start(), span.end()))
                .containsExactly(
                        "AUTHOR=Doe",
                        "TITLE=Privacy, ",
                        "VOLUME=4",
                        "CONTAINER=Harv. L. Rev.",
                        "PAGE=193",
                        "ISSUED=1890");
    }

    @Test
    void leavesOtherReferencesUnchanged() {
        List<LabelledSpan> tagged = List.of(new LabelledSpan(Label.AUTHOR, 0, 3));
        assertThat(LegalCitation.relabel("Doe, Waves, Seas 4, 193 (1990).", tagged))
                .isSameAs(tagged);
    }
}
