package preflight.filecheck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import preflight.manuscript.CompanionFiles;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.UnreadableFile;

class ManuscriptFilesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a.txt | It rained. | TEXT",
                "a.md | It rained. | MARKDOWN",
                "a.tex | It rained. | LATEX",
                "a.bbl | \\bibitem{a} One. | BBL",
                "a.bib | @book{a, title={One}} | BIBTEX",
                "a.json | [{\"title\": \"One\"}] | CSL_JSON",
                "a.xml | <article><body><p>It rained.</p></body></article> | JATS"
            })
    void readsAFileWithTheReaderOfItsFormat(String file, String content, FileFormat format) {
        assertThat(read(file, content).format()).isEqualTo(format);
    }

    @Test
    void refusesAFileOfAnUnknownFormat() {
        assertThatThrownBy(() -> read("a.odt", "x"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("a.odt")
                .hasMessageContaining(".docx, .pdf");
    }

    @Test
    void refusesAFileWhoseContentIsOfAnotherFormat() {
        assertThatThrownBy(() -> read("a.txt", "%PDF-1.7 ...")).hasMessageContaining("it is a PDF");
        assertThatThrownBy(() -> read("a.md", "PK\u0003\u0004...")).hasMessageContaining("it is a ZIP archive");
        assertThatThrownBy(() -> read("a.docx", "text")).hasMessageContaining("not a Word document");
        assertThatThrownBy(() -> read("a.pdf", "text")).hasMessageContaining("not a PDF");
        assertThatThrownBy(() -> ManuscriptFiles.read(
                        "a.docx", new byte[] {(byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0}, CompanionFiles.NONE))
                .hasMessageContaining("password");
    }

    @Test
    void findsThePdfHeaderWithinTheFirst1024Bytes() {
        assertThatThrownBy(() -> read("a.pdf", " ".repeat(1019) + "%PDF-"))
                .hasMessageContaining("is broken: it cannot");
        assertThatThrownBy(() -> read("a.pdf", " ".repeat(1020) + "%PDF-")).hasMessageContaining("does not start like");
    }

    @Test
    void limitsTheSizeByFormat() {
        assertThatCode(() -> ManuscriptFiles.checkSize("a.txt", FileFormat.TEXT, ManuscriptFiles.MAX_TEXT_BYTES))
                .doesNotThrowAnyException();
        assertThatCode(() -> ManuscriptFiles.checkSize("a.pdf", FileFormat.PDF, ManuscriptFiles.MAX_BYTES))
                .doesNotThrowAnyException();
        assertThatThrownBy(
                        () -> ManuscriptFiles.checkSize("a.txt", FileFormat.TEXT, ManuscriptFiles.MAX_TEXT_BYTES + 1L))
                .isInstanceOfSatisfying(
                        UnreadableFile.class,
                        refused -> assertThat(refused.isTooLarge()).isTrue())
                .hasMessageContaining("may have 4 MB");
        assertThatThrownBy(() -> ManuscriptFiles.checkSize("a.docx", FileFormat.DOCX, ManuscriptFiles.MAX_BYTES + 1L))
                .hasMessageContaining("may have 40 MB");
        assertThatThrownBy(() -> ManuscriptFiles.checkSize("a.txt", FileFormat.TEXT, 0))
                .isInstanceOfSatisfying(
                        UnreadableFile.class,
                        refused -> assertThat(refused.isTooLarge()).isFalse())
                .hasMessageContaining("is empty");
    }

    @Test
    void refusesAFileWithoutAnythingToCheck() {
        assertThatThrownBy(() -> read("a.txt", " \n")).hasMessageContaining("no text that could be checked");
    }

    private static ManuscriptContent read(String file, String content) {
        return ManuscriptFiles.read(file, content.getBytes(StandardCharsets.UTF_8), CompanionFiles.NONE);
    }
}
