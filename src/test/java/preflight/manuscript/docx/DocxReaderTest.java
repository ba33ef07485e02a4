package preflight.manuscript.docx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static preflight.manuscript.docx.WordXml.paragraph;
import static preflight.manuscript.docx.WordXml.run;

import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

class DocxReaderTest {
    private static final String FIRST = "Smith J. Mills. J Mills. 2001;12:45-67.";
    private static final String SECOND = "Doe R. Rain. J Rain. 2002;1:2-3.";

    @Test
    void readsTitleBodyAndReferences() {
        ManuscriptContent paper = read(paragraph("Title", run("Mills"))
                + paragraph("", run("It rained."))
                + paragraph("", run("References", "<w:b/>"))
                + paragraph("", run(FIRST))
                + paragraph("", run(SECOND)));

        assertThat(paper.title()).isEqualTo("Mills");
        assertThat(paper.body()).isEqualTo("Mills\n\nIt rained.");
        assertThat(paper.referenceTexts()).containsExactly(FIRST, SECOND);
    }

    @Test
    void readsReferencesFromATableWithTheirNumbers() {
        ManuscriptContent paper = read(paragraph("", run("It rained.")) + paragraph("Heading1", run("References"))
                + "<w:tbl>" + row("[1]", FIRST) + row("[2]", SECOND) + "</w:tbl>");

        assertThat(paper.referenceTexts()).containsExactly(FIRST, SECOND);
    }

    @Test
    void keepsTheCellsOfOtherTablesApart() {
        assertThat(read("<w:tbl>" + row("Week", "Price") + row("", "") + row("One", "4.20") + "</w:tbl>")
                        .body())
                .isEqualTo("Week | Price\nOne | 4.20");
    }

    @Test
    void putsFootnotesAndEndnotesAfterTheBody() {
        ManuscriptContent paper = new DocxReader()
                .read(
                        "paper.docx",
                        WordXml.archive(Map.of(
                                "word/document.xml",
                                WordXml.part("document", "<w:body>" + paragraph("", run("It rained.")) + "</w:body>"),
                                "word/footnotes.xml",
                                WordXml.part(
                                        "footnotes",
                                        "<w:footnote w:type=\"separator\">" + paragraph("", run("rule"))
                                                + "</w:footnote><w:footnote>" + paragraph("", run("A note."))
                                                + "</w:footnote>"),
                                "word/endnotes.xml",
                                WordXml.part(
                                        "endnotes",
                                        "<w:endnote>" + paragraph("", run("An endnote.")) + "</w:endnote>"))));

        assertThat(paper.body()).isEqualTo("It rained.\n\nA note.\n\nAn endnote.");
        assertThat(paper.notes().getFirst().text()).startsWith("2 footnotes");
    }

    @Test
    void refusesAnArchiveWithoutADocument() {
        assertThatThrownBy(() -> new DocxReader().read("a.docx", WordXml.archive(Map.of("readme.txt", "x"))))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("not a Word document");
    }

    private static String row(String... cells) {
        StringBuilder row = new StringBuilder("<w:tr>");
        for (String cell : cells) {
            row.append("<w:tc>").append(paragraph("", run(cell))).append("</w:tc>");
        }
        return row.append("</w:tr>").toString();
    }

    private static ManuscriptContent read(String body) {
        return new DocxReader()
                .read(
                        "paper.docx",
                        WordXml.archive(Map.of(
                                "word/document.xml", WordXml.part("document", "<w:body>" + body + "</w:body>"))));
    }
}
