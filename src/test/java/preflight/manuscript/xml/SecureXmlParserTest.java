package preflight.manuscript.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import preflight.manuscript.UnreadableFile;

class SecureXmlParserTest {
    @Test
    void parsesAFileWithADoctypeWithoutFetchingIt() {
        Document document =
                parse("<!DOCTYPE a PUBLIC \"-//X\" \"http://127.0.0.1:1/x.dtd\"><a xmlns:x=\"u\"><x:b>text</x:b></a>");

        assertThat(document.getDocumentElement().getTextContent()).isEqualTo("text");
        assertThat(document.getDocumentElement().getFirstChild().getLocalName()).isEqualTo("b");
    }

    @Test
    void readsNoOtherFileForAnEntity(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret.txt"), "secret");

        Document document = parse("<!DOCTYPE a [<!ENTITY e SYSTEM \"" + secret.toUri() + "\">]><a>x&e;</a>");

        assertThat(document.getDocumentElement().getTextContent()).isEqualTo("x");
    }

    @Test
    void refusesEntitiesThatExpand() {
        assertThatThrownBy(() -> parse(
                        "<!DOCTYPE a [<!ENTITY e \"xx\"><!ENTITY f \"&e;&e;\"><!ENTITY g \"&f;&f;\">]><a>&g;</a>"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("entities of its own");
    }

    @Test
    void refusesDeepNesting() {
        assertThatThrownBy(() -> parse("<a>".repeat(600) + "</a>".repeat(600))).isInstanceOf(UnreadableFile.class);
    }

    @Test
    void saysWhereAFileIsBroken() {
        assertThatThrownBy(() -> parse("<a>\n<b></a>"))
                .isInstanceOf(UnreadableFile.class)
                .hasMessageContaining("article.xml is not well-formed XML")
                .hasMessageContaining("line 2");
    }

    private static Document parse(String xml) {
        return SecureXmlParser.parse("article.xml", xml.getBytes(StandardCharsets.UTF_8));
    }
}
