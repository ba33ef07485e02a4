package preflight.manuscript.docx;

import static org.assertj.core.api.Assertions.assertThat;
import static preflight.manuscript.docx.WordXml.element;
import static preflight.manuscript.docx.WordXml.run;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class DocxTextTest {
    @Test
    void joinsRunsAndKeepsTabsBreaksAndHyphens() {
        assertThat(DocxText.textOf(element(
                        "p", run("One") + "<w:r><w:tab/><w:t>two</w:t><w:br/><w:t>non</w:t><w:noBreakHyphen/></w:r>")))
                .isEqualTo("One two\nnon-");
    }

    @Test
    void leavesOutDeletedHiddenAndFieldText() {
        assertThat(DocxText.textOf(element(
                        "p",
                        "<w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins>" + run("new") + "</w:ins>"
                                + run("hidden", "<w:vanish/>") + "<w:r><w:instrText>ADDIN</w:instrText></w:r>"
                                + run("!", "<w:vanish w:val=\"0\"/>"))))
                .isEqualTo("new!");
    }

    @Test
    void raisesDigitsInSuperscript() {
        assertThat(DocxText.textOf(element(
                        "p",
                        run("rain")
                                + run("1,2", "<w:vertAlign w:val=\"superscript\"/>")
                                + run("3", "<w:vertAlign w:val=\"subscript\"/>"))))
                .isEqualTo("rain¹,²3");
    }

    @Test
    void separatesInnerParagraphsByLines() {
        assertThat(DocxText.textOf(element("tc", "<w:p>" + run("One") + "</w:p><w:p>" + run("Two") + "</w:p>")))
                .isEqualTo("One\nTwo");
    }

    @Test
    void takesAShortBoldParagraphForAHeading() {
        assertThat(isBoldLine(run("References", "<w:b/>") + run(" ", ""))).isTrue();
        assertThat(isBoldLine(run("References", "<w:b/>") + run("plain"))).isFalse();
        assertThat(isBoldLine(run("It rained.", "<w:b/>"))).isFalse();
        assertThat(isBoldLine(run("References", "<w:b w:val=\"false\"/>"))).isFalse();
        assertThat(isBoldLine(run("word ".repeat(30), "<w:b/>"))).isFalse();
        assertThat(isBoldLine("")).isFalse();
    }

    @Test
    void findsChildrenAndAttributesByLocalName() {
        Element style = element("style", "<w:name w:val=\"Title\"/><w:name w:val=\"x\"/>");

        assertThat(DocxText.children(style, "name")).hasSize(2);
        assertThat(DocxText.child(style, "name").map(name -> DocxText.attribute(name, "val")))
                .contains("Title");
        assertThat(DocxText.child(style, "pPr")).isEmpty();
        assertThat(DocxText.attribute(style, "val")).isEmpty();
    }

    private static boolean isBoldLine(String runs) {
        Element paragraph = element("p", runs);
        return DocxText.isBoldLine(paragraph, DocxText.textOf(paragraph));
    }
}
