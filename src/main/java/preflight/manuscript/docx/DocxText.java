package preflight.manuscript.docx;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import preflight.manuscript.Superscript;

/** Text of WordprocessingML elements as printed, without deleted text, hidden text and field codes. */
final class DocxText {
    private static final int MAX_HEADING_LENGTH = 100;

    private DocxText() {}

    /** The text of an element. Line breaks and the ends of inner paragraphs become newlines. */
    static String textOf(Element element) {
        StringBuilder text = new StringBuilder();
        collect(element, text);
        return text.toString();
    }

    /** Whether a paragraph is short, entirely bold and not a sentence: a heading without a heading style. */
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

    /** An attribute by its local name; empty if there is none. */
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
                // Text boxes float beside the text. Of alternatives, current programs show the first.
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
        text.append(raised ? Superscript.of(own.toString()) : own);
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
