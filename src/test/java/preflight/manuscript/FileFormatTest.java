package preflight.manuscript;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FileFormatTest {
    @ParameterizedTest
    @CsvSource({
        "paper.txt, TEXT",
        "paper.MD, MARKDOWN",
        "paper.ltx, LATEX",
        "main.bbl, BBL",
        "refs.bib, BIBTEX",
        "export.ris, RIS",
        "items.json, CSL_JSON",
        "article.nxml, JATS",
        "my.paper.v2.docx, DOCX",
        "Paper.Pdf, PDF"
    })
    void isRecognisedByTheExtensionInAnyCase(String file, FileFormat format) {
        assertThat(FileFormat.ofFileName(file)).contains(format);
    }

    @ParameterizedTest
    @ValueSource(strings = {"paper.odt", "paper", "txt", "paper.", ""})
    void isUnknownWithoutAKnownExtension(String file) {
        assertThat(FileFormat.ofFileName(file)).isEmpty();
    }

    @Test
    void listsAllExtensionsForMessages() {
        assertThat(FileFormat.extensionList()).startsWith(".txt, .text, .md").endsWith(".docx, .pdf");
    }
}
