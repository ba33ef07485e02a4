package preflight.manuscript.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** The text of an XML element, on one line. */
public final class XmlText {
    private static final String DIGITS = "0123456789,–-";
    private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹,⁻⁻";

    private XmlText() {}

    static String textOf(Element element) {
        return textOf(element, Set.of());
    }

    /** Without the elements of these names. */
    static String textOf(Element element, Set<String> leftOut) {
        StringBuilder text = new StringBuilder();
        collect(element, leftOut, text);
        return text.toString().replaceAll("\\s+", " ").strip();
    }

    /** The text of the first descendant of the first of these names there is; empty when there is none. */
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

    /** Digits raised: what a citation mark in superscript looks like in plain text. */
    public static String superscript(String text) {
        String bare = text.replaceAll("\\s", "");
        if (bare.isEmpty() || !bare.chars().allMatch(c -> DIGITS.indexOf(c) >= 0)) {
            return text;
        }
        StringBuilder raised = new StringBuilder();
        bare.chars().forEach(c -> raised.append(SUPERSCRIPTS.charAt(DIGITS.indexOf(c))));
        return raised.toString();
    }

    private static void collect(Node node, Set<String> leftOut, StringBuilder text) {
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element) {
                if (element.getTagName().equals("sup")) {
                    StringBuilder inner = new StringBuilder();
                    collect(element, leftOut, inner);
                    text.append(superscript(inner.toString()));
                } else if (!leftOut.contains(element.getTagName())) {
                    collect(element, leftOut, text);
                }
            } else if (child.getNodeType() == Node.TEXT_NODE || child.getNodeType() == Node.CDATA_SECTION_NODE) {
                text.append(child.getNodeValue());
            }
        }
    }
}
