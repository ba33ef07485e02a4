package preflight.reference.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger.LabelledSpan;
import preflight.work.Identifiers;

class ReferenceTypeTest {
    private static final Identifiers ARXIV = new Identifiers(null, "1706.03762", null, List.of());

    @Test
    void withAContainer() {
        assertThat(guess("", null, "Journal of Seas", "12", Identifiers.NONE)).isEqualTo("article-journal");
        assertThat(guess("", null, "Proceedings of the Sea Conference", null, Identifiers.NONE))
                .isEqualTo("paper-conference");
        assertThat(guess("Springer", Label.PUBLISHER, "Handbook of Seas", null, Identifiers.NONE))
                .isEqualTo("chapter");
        assertThat(guess("", null, "Technical Report 12", null, Identifiers.NONE))
                .isEqualTo("report");
        assertThat(guess("", null, "CoRR", null, ARXIV)).isEqualTo("article");
    }

    @Test
    void withoutAContainer() {
        assertThat(guess("Springer", Label.PUBLISHER, null, null, Identifiers.NONE))
                .isEqualTo("book");
        assertThat(guess("PhD thesis", Label.GENRE, null, null, Identifiers.NONE))
                .isEqualTo("thesis");
        assertThat(guess("https://x.org", Label.URL, null, null, Identifiers.NONE))
                .isEqualTo("webpage");
        assertThat(guess("", null, null, null, ARXIV)).isEqualTo("article");
        assertThat(guess("", null, null, null, Identifiers.NONE)).isEqualTo("document");
    }

    @Test
    void ofAStandardByItsTitle() {
        FieldSpans none = new FieldSpans("", List.of());
        assertThat(ReferenceType.guess(none, "ISO 9001 Quality management", null, null, Identifiers.NONE))
                .isEqualTo("standard");
    }

    private static String guess(
            String field, @Nullable Label label, @Nullable String container, @Nullable String volume, Identifiers ids) {
        List<LabelledSpan> spans = label == null ? List.of() : List.of(new LabelledSpan(label, 0, field.length()));
        return ReferenceType.guess(new FieldSpans(field, spans), "Waves of the bay", container, volume, ids);
    }
}
