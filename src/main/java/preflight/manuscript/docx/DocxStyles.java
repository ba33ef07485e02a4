package preflight.manuscript.docx;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.w3c.dom.Element;
import preflight.manuscript.xml.SecureXmlParser;

/**
 * The paragraph styles of headings and of the title. Their names are English in every language version of Word.
 *
 * @param headings style ids
 * @param titles style ids
 */
record DocxStyles(Set<String> headings, Set<String> titles) {

    static DocxStyles of(String file, Optional<byte[]> part) {
        Set<String> headings = new HashSet<>();
        Set<String> titles = new HashSet<>();
        if (part.isPresent()) {
            for (Element style :
                    DocxText.children(SecureXmlParser.parse(file, part.get()).getDocumentElement(), "style")) {
                String id = DocxText.attribute(style, "styleId");
                String name = DocxText.child(style, "name")
                        .map(element -> DocxText.attribute(element, "val").toLowerCase(Locale.ROOT))
                        .orElse("");
                if (name.startsWith("heading ")) {
                    headings.add(id);
                } else if (name.equals("title")) {
                    titles.add(id);
                }
            }
        }
        return new DocxStyles(headings, titles);
    }

    boolean isHeading(Element paragraph) {
        boolean outlined = properties(paragraph)
                .flatMap(properties -> DocxText.child(properties, "outlineLvl"))
                .filter(level -> !DocxText.attribute(level, "val").equals("9"))
                .isPresent();
        return outlined || headings.contains(id(paragraph)) || id(paragraph).matches("(?i)heading\\s?\\d");
    }

    boolean isTitle(Element paragraph) {
        return titles.contains(id(paragraph)) || id(paragraph).equalsIgnoreCase("title");
    }

    private static String id(Element paragraph) {
        return properties(paragraph)
                .flatMap(properties -> DocxText.child(properties, "pStyle"))
                .map(style -> DocxText.attribute(style, "val"))
                .orElse("");
    }

    private static Optional<Element> properties(Element paragraph) {
        return DocxText.child(paragraph, "pPr");
    }
}
