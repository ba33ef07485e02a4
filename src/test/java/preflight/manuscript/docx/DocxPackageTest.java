package preflight.manuscript.docx;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import preflight.manuscript.UnreadableFile;

class DocxPackageTest {
    @Test
    void givesAPartByItsName() {
        try (DocxPackage docx = new DocxPackage("a.docx", WordXml.archive(Map.of("word/document.xml", "<a/>")))) {
            assertThat(docx.part("word/document.xml"))
                    .hasValueSatisfying(part -> assertThat(part).asString().isEqualTo("<a/>"));
            assertThat(docx.part("word/styles.xml")).isEmpty();
        }
    }

    @Test
    void refusesAPartThatDecompressesToTooMuch() {
        byte[] bomb = WordXml.archive(Map.of("word/document.xml", " ".repeat(20 * 1024 * 1024 + 1)));

        try (DocxPackage docx = new DocxPackage("a.docx", bomb)) {
            assertThatThrownBy(() -> docx.part("word/document.xml"))
                    .isInstanceOf(UnreadableFile.class)
                    .hasMessageContaining("unpacks to far more");
        }
    }

    @Test
    void refusesABrokenArchive() {
        byte[] archive = WordXml.archive(Map.of("word/document.xml", "<a/>"));

        assertThatThrownBy(() -> new DocxPackage("a.docx", Arrays.copyOf(archive, archive.length / 2)))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("a.docx is broken");
    }
}
