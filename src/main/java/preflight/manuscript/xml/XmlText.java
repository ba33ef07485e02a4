package preflight.manuscript.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import preflight.manuscript.Superscript;

/** Text of XML elements, on one line. */
final class XmlText {
    private XmlText() {}

    static String textOf(Element element) {
        return textOf(element, Set.of());
    }

    /** The text without the elements of these names. */
    static String textOf(Element element, Set<String> excluded) {
        StringBuilder text = new StringBuilder();
        collect(element, excluded, text);
        return text.toString().replaceAll("\\s+", " ").strip();
    }

    /** The text of the first descendant with one of these names, tried in order; empty if there is none. */
    static String firstText(Element element, String... names) {
        for (String name : names) {
            List<Element> found = descendants(element, name);
            if (!found.isEmpty()) {
                return textOf(found.getFirst());
            }
        }
        return "";
    }

    static List<Element> descendants(Element element, String name) {
        NodeList nodes = element.getElementsByTagName(name);
        List<Element> found = new ArrayList<>(nodes.getLength());
        for (int i = 0; i < nodes.getLength(); i++) {
            found.add((Element) nodes.item(i));
        }
        return found;
    }

    static Optional<Element> ancestor(Element element, String name) {
        for (Node node = element.getParentNode(); node instanceof Element parent; node = parent.getParentNode()) {
            if (parent.getTagName().equals(name)) {
                return Optional.of(parent);
            }
        }
        return Optional.empty();
    }

    private static void collect(Node node, Set<String> excluded, StringBuilder text) {
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) {
                if (element.getTagName().equals("sup")) {
                    StringBuilder inner = new StringBuilder();
                    collect(element, excluded, inner);
                    text.append(Superscript.of(inner.toString()));
                } else if (!excluded.contains(element.getTagName())) {
                    collect(element, excluded, text);
                }
            } else if (child.getNodeType() == Node.TEXT_NODE || child.getNodeType() == Node.CDATA_SECTION_NODE) {
                text.append(child.getNodeValue());
            }
        }
    }
}
