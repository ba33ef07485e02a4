package preflight.manuscript.xml;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class XmlTextTest {
    private final Element root = parse("""
        <a><p>One  <b>two</b>
           three<sup>1, 2</sup><sup>th</sup> <![CDATA[four]]><!-- no --><fig>five</fig></p>
           <name><surname>Smith</surname></name><name><surname>Doe</surname></name></a>
        """);

    @Test
    void joinsTextOnOneLineAndRaisesDigits() {
        Element paragraph = XmlText.descendants(root, "p").getFirst();

        assertThat(XmlText.textOf(paragraph)).isEqualTo("One two three¹,²th fourfive");
        assertThat(XmlText.textOf(paragraph, Set.of("fig", "b"))).isEqualTo("One three¹,²th four");
    }

    @Test
    void findsTheFirstDescendantOfTheFirstNameThatExists() {
        assertThat(XmlText.firstText(root, "given", "surname", "b")).isEqualTo("Smith");
        assertThat(XmlText.firstText(root, "given")).isEmpty();
        assertThat(XmlText.descendants(root, "surname")).hasSize(2);
    }

    @Test
    void findsAnAncestorAtAnyDistance() {
        Element surname = XmlText.descendants(root, "surname").getFirst();

        assertThat(XmlText.ancestor(surname, "a")).contains(root);
        assertThat(XmlText.ancestor(surname, "p")).isEmpty();
        assertThat(XmlText.ancestor(surname, "surname")).isEmpty();
    }

    private static Element parse(String xml) {
        return SecureXmlParser.parse("a.xml", xml.getBytes(StandardCharsets.UTF_8))
                .getDocumentElement();
    }
}
