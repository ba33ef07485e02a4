package preflight.manuscript.docx;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.w3c.dom.Element;
import preflight.manuscript.xml.SecureXmlParser;

/** WordprocessingML for tests. */
final class WordXml {
    private static final String NAMESPACE = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

    private WordXml() {}

    /** A run of text. */
    static String run(String text) {
        return run(text, "");
    }

    /** A run of text with properties, such as {@code <w:b/>}. */
    static String run(String text, String properties) {
        return "<w:r><w:rPr>" + properties + "</w:rPr><w:t>" + text + "</w:t></w:r>";
    }

    /** A paragraph in a style; without one if the name is empty. */
    static String paragraph(String style, String runs) {
        String properties = style.isEmpty() ? "" : "<w:pPr><w:pStyle w:val=\"" + style + "\"/></w:pPr>";
        return "<w:p>" + properties + runs + "</w:p>";
    }

    /** An XML part with this root element. */
    static String part(String root, String content) {
        return "<w:" + root + " xmlns:w=\"" + NAMESPACE + "\">" + content + "</w:" + root + ">";
    }

    /** A part as an element. */
    static Element element(String root, String content) {
        return SecureXmlParser.parse("test.xml", part(root, content).getBytes(StandardCharsets.UTF_8))
                .getDocumentElement();
    }

    /** An archive with these parts. */
    static byte[] archive(Map<String, String> parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(part.getValue().getBytes(StandardCharsets.UTF_8));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
