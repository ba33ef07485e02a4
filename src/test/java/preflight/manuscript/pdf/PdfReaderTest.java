package preflight.manuscript.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.fixture.PdfTypesetter;
import preflight.manuscript.fixture.PdfTypesetter.PageLook;
import preflight.manuscript.fixture.PdfTypesetter.ParagraphLook;

class PdfReaderTest {
    @Test
    void readsTitleBodyAndReferences() {
        PdfTypesetter pdf = new PdfTypesetter(PageLook.plain()).title("Mills and rain", "A. Nobody");
        pdf.paragraph("The mill stood idle for a year, and nobody asked why the river had moved to the other bank.");
        pdf.heading("References");
        pdf.paragraph("[1] Smith J. Mills. J Mills. 2001;12:45-67.", new ParagraphLook(11, 0, 20, 0));
        pdf.paragraph("[2] Doe R. Rain. J Rain. 2002;1:2-3.", new ParagraphLook(11, 0, 20, 0));

        ManuscriptContent paper = new PdfReader().read("paper.pdf", pdf.bytes());

        assertThat(paper.title()).isEqualTo("Mills and rain");
        assertThat(paper.body()).contains("nobody asked why the river had moved to the other bank.");
        assertThat(paper.referenceTexts())
                .containsExactly("Smith J. Mills. J Mills. 2001;12:45-67.", "Doe R. Rain. J Rain. 2002;1:2-3.");
        assertThat(paper.notes().getFirst().text()).startsWith("1 page. ");
    }

    @Test
    void refusesAPdfWithoutTextAndABrokenOne() {
        assertThatThrownBy(() -> new PdfReader()
                        .read(
                                "scan.pdf",
                                new PdfTypesetter(new PageLook(1, 11, 14, false, false, false, "", false, false))
                                        .bytes()))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("scan.pdf has no text in it, only pictures of pages");
        assertThatThrownBy(() -> new PdfReader().read("half.pdf", "%PDF-1.7\n".getBytes(StandardCharsets.US_ASCII)))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("half.pdf is broken");
    }
}
