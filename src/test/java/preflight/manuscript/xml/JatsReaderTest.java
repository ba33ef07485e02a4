package preflight.manuscript.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.UnreadableFile;

class JatsReaderTest {
    @Test
    void readsTitleAndParagraphsWithoutFiguresAndTables() {
        ManuscriptContent article = read("""
            <article><front><article-title>Mills</article-title><abstract><p>Short.</p></abstract></front>
            <body><sec><title>Rain</title><p>It rained<xref>1</xref>.</p><fig><caption><p>No</p></caption></fig></sec></body>
            <back><ref-list><ref><mixed-citation><article-title>Other</article-title></mixed-citation></ref></ref-list></back>
            </article>
            """);

        assertThat(article.title()).isEqualTo("Mills");
        assertThat(article.body()).isEqualTo("Short.\n\nRain\n\nIt rained1.");
    }

    @Test
    void keepsTheTextOfMixedCitationsAndAddsAMissingDoi() {
        assertThat(references("<ref><label>1</label><mixed-citation>Smith J. <i>Mills</i>. 2001.<pub-id"
                                + " pub-id-type=\"doi\"/></mixed-citation></ref><ref><mixed-citation>Doe R. Rain."
                                + " doi:<pub-id pub-id-type=\"doi\">10.1/x</pub-id></mixed-citation></ref>")
                        .referenceTexts())
                .containsExactly("Smith J. Mills. 2001.", "Doe R. Rain. doi:10.1/x");
    }

    @Test
    void writesElementCitationsAsAReference() {
        assertThat(references("""
            <ref><element-citation><person-group><name><surname>Smith</surname><given-names>John A</given-names>
            </name><collab>Mill Group</collab></person-group><article-title>Mills</article-title>
            <source>J Mills</source><year>2001</year><volume>12</volume><issue>3</issue><fpage>45</fpage>
            <lpage>67</lpage><pub-id pub-id-type="pmid">9</pub-id><pub-id pub-id-type="doi">10.1/x</pub-id>
            </element-citation></ref>
            """).referenceTexts())
                .containsExactly("Smith JA, Mill Group. (2001). Mills. J Mills, 12(3), 45–67. https://doi.org/10.1/x");
    }

    @Test
    void takesTheSourceForTheTitleOfABookAndAnArticleNumberForPages() {
        assertThat(references(
                                "<ref><nlm-citation><source>Rain</source><volume>1</volume><elocation-id>e5</elocation-id>"
                                        + "</nlm-citation></ref>")
                        .referenceTexts())
                .containsExactly("Rain. 1, e5.");
    }

    @Test
    void takesOnlyTheFirstOfAlternatives() {
        assertThat(references("<ref><citation-alternatives><mixed-citation>One.</mixed-citation>"
                                + "<mixed-citation>Eins.</mixed-citation></citation-alternatives></ref>")
                        .referenceTexts())
                .containsExactly("One.");
    }

    @Test
    void warnsOfAnArticleWithoutReferences() {
        assertThat(read("<article><body><p>It rained.</p></body></article>").notes())
                .singleElement()
                .matches(ReadingNote::isWarning);
    }

    @Test
    void refusesOtherXml() {
        assertThatThrownBy(() -> read("<html/>"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("its root element is <html>");
    }

    private static ManuscriptContent references(String refs) {
        return read("<article><back><ref-list>" + refs + "</ref-list></back></article>");
    }

    private static ManuscriptContent read(String xml) {
        return new JatsReader().read("article.xml", xml.getBytes(StandardCharsets.UTF_8));
    }
}
