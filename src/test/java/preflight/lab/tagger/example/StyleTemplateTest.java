package preflight.lab.tagger.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.Tagger;

class StyleTemplateTest {
    private static final StyleTemplate STYLE =
            new StyleTemplate("%A, ‘%T’, %C{, vol. %V}{ (%I)}, %Y.", NameFormat::givenFamily, ", ", " and ");

    @Test
    void replacesThePlaceholders() {
        LabelledReference written =
                written(Map.of('A', "A. Moreau", 'T', "Waves", 'C', "Seas", 'V', "12", 'I', "3", 'Y', "1999"));
        assertThat(written.text()).isEqualTo("A. Moreau, ‘Waves’, Seas, vol. 12 (3), 1999.");
        assertThat(written.spans())
                .extracting(span -> span.label() + "=" + written.text().substring(span.start(), span.end()))
                .containsExactly(
                        "AUTHOR=A. Moreau", "TITLE=Waves", "CONTAINER=Seas", "VOLUME=12", "ISSUE=3", "ISSUED=1999");
    }

    @Test
    void leavesOutGroupsWithAMissingField() {
        assertThat(written(Map.of('A', "A. Moreau", 'T', "Waves", 'C', "Seas", 'I', "3", 'Y', "1999"))
                        .text())
                .isEqualTo("A. Moreau, ‘Waves’, Seas (3), 1999.");
    }

    @Test
    void everyStyleUsesKnownPlaceholdersOnly() {
        List<StyleTemplate> all = Stream.of(
                        TemplateStyles.ARTICLES, TemplateStyles.PARTS, TemplateStyles.BOOKS, TemplateStyles.EAST_ASIAN)
                .flatMap(List::stream)
                .toList();
        for (StyleTemplate style : all) {
            RenderedLine line = new RenderedLine(new Random(1), false);
            style.write(place -> "x", line);
            assertThat(line.toReference().text()).doesNotContain("%", "{", "}");
            assertThat(line.toReference().spans())
                    .extracting(Tagger.LabelledSpan::label)
                    .contains(Label.AUTHOR, Label.TITLE);
        }
    }

    private static LabelledReference written(Map<Character, String> fields) {
        RenderedLine line = new RenderedLine(new Random(1), false);
        STYLE.write(fields::get, line);
        return line.toReference();
    }
}
