package preflight.manuscript.docx;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.docx.WordXml.element;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class DocxStylesTest {
    private final DocxStyles styles =
            DocxStyles.of("paper.docx", Optional.of(WordXml.part("styles", """
                <w:style w:styleId="berschrift1"><w:name w:val="Heading 1"/></w:style>
                <w:style w:styleId="Titel"><w:name w:val="Title"/></w:style>
                <w:style w:styleId="Text"><w:name w:val="Normal"/></w:style>
                """).getBytes(StandardCharsets.UTF_8)));

    @Test
    void knowsHeadingsAndTitlesOfEveryLanguageByTheirEnglishNames() {
        assertThat(styles.isHeading(paragraph("<w:pStyle w:val=\"berschrift1\"/>")))
                .isTrue();
        assertThat(styles.isTitle(paragraph("<w:pStyle w:val=\"Titel\"/>"))).isTrue();
        assertThat(styles.isHeading(paragraph("<w:pStyle w:val=\"Text\"/>"))).isFalse();
        assertThat(styles.isTitle(paragraph("<w:pStyle w:val=\"Text\"/>"))).isFalse();
        assertThat(styles.isTitle(paragraph(""))).isFalse();
    }

    @Test
    void takesParagraphsWithAnOutlineLevelForHeadings() {
        assertThat(styles.isHeading(paragraph("<w:outlineLvl w:val=\"0\"/>"))).isTrue();
        assertThat(styles.isHeading(paragraph("<w:outlineLvl w:val=\"9\"/>"))).isFalse();
    }

    @Test
    void knowsTheUsualStylesWithoutAStylesPart() {
        DocxStyles none = DocxStyles.of("paper.docx", Optional.empty());

        assertThat(none.isHeading(paragraph("<w:pStyle w:val=\"Heading2\"/>"))).isTrue();
        assertThat(none.isTitle(paragraph("<w:pStyle w:val=\"title\"/>"))).isTrue();
        assertThat(none.isHeading(paragraph("<w:pStyle w:val=\"berschrift1\"/>")))
                .isFalse();
    }

    private static Element paragraph(String properties) {
        return element("p", "<w:pPr>" + properties + "</w:pPr>");
    }
}
