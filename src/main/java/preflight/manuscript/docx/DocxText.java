package preflight.manuscript.docx;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import preflight.manuscript.xml.XmlText;

/** The words of WordprocessingML as they are printed: what was deleted, hidden or is a field's code is not among them. */
final class DocxText {
    private static final int MAX_HEADING_LENGTH = 100;

    private DocxText() {}

    /** The text of an element; line breaks within a paragraph, and the ends of inner paragraphs, stay. */
    static String textOf(Element element) {
        StringBuilder text = new StringBuilder();
        collect(element, text);
        return text.toString();
    }

    /** Whether a whole, short paragraph is bold and no sentence: how headings are made without styles. */
    static boolean isBoldLine(Element paragraph, String text) {
        List<Element> runs = new ArrayList<>(children(paragraph, "r"));
        runs.removeIf(run -> textOf(run).isBlank());
        return !runs.isEmpty()
                && text.strip().length() <= MAX_HEADING_LENGTH
                && !text.strip().matches("(?s).*[.,;]$")
                && runs.stream().allMatch(run -> isOn(run, "b"));
    }

    static List<Element> children(Element parent, String name) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && element.getLocalName().equals(name)) {
                children.add(element);
            }
        }
        return children;
    }

    static Optional<Element> child(Element parent, String name) {
        return children(parent, name).stream().findFirst();
    }

    /** An attribute whatever prefix it has; empty when there is none. */
    static String attribute(Element element, String name) {
        for (int i = 0; i < element.getAttributes().getLength(); i++) {
            Node attribute = element.getAttributes().item(i);
            if (name.equals(attribute.getLocalName())) {
                return attribute.getNodeValue();
            }
        }
        return "";
    }

    private static void collect(Node parent, StringBuilder text) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (!(node instanceof Element element)) {
                continue;
            }
            switch (element.getLocalName()) {
                case "t" -> text.append(element.getTextContent());
                case "tab", "ptab" -> text.append(' ');
                case "br", "cr" -> text.append('\n');
                case "noBreakHyphen" -> text.append('-');
                case "r" -> appendRun(element, text);
                case "p" -> {
                    text.append(text.isEmpty() ? "" : "\n");
                    collect(element, text);
                }
                // A box floats beside the text; of alternatives the first is what current programs show.
                case "del",
                        "moveFrom",
                        "instrText",
                        "delText",
                        "pPr",
                        "rPr",
                        "Fallback",
                        "txbxContent",
                        "annotationRef" -> {}
                default -> collect(element, text);
            }
        }
    }

    private static void appendRun(Element run, StringBuilder text) {
        if (isOn(run, "vanish")) {
            return;
        }
        StringBuilder own = new StringBuilder();
        collect(run, own);
        boolean raised = property(run, "vertAlign")
                .filter(align -> attribute(align, "val").equals("superscript"))
                .isPresent();
        text.append(raised ? XmlText.superscript(own.toString()) : own);
    }

    private static boolean isOn(Element run, String property) {
        return property(run, property)
                .filter(on -> !List.of("0", "false", "off").contains(attribute(on, "val")))
                .isPresent();
    }

    private static Optional<Element> property(Element run, String name) {
        return child(run, "rPr").flatMap(properties -> child(properties, name));
    }
}
