package preflight.manuscript.xml;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.bib.ReferenceFields;

/** Reads JATS XML of all tag sets (archiving, publishing, authoring). */
public final class JatsReader implements FormatReader {
    private static final Set<String> CITATIONS =
            Set.of("mixed-citation", "element-citation", "citation", "nlm-citation", "note");
    /** Elements without running text. */
    private static final Set<String> EXCLUDED_ELEMENTS = Set.of(
            "table-wrap",
            "fig",
            "fig-group",
            "disp-formula",
            "disp-formula-group",
            "ref-list",
            "supplementary-material",
            "code",
            "preformat",
            "object-id",
            "media",
            "graphic");

    @Override
    public ManuscriptContent read(String file, byte[] content) {
        Document document = SecureXmlParser.parse(file, content);
        Element article = document.getDocumentElement();
        if (!article.getTagName().equals("article")) {
            throw new UnreadableFile("%s is XML, but not a JATS article: its root element is <%s>."
                    .formatted(file, article.getTagName()));
        }
        List<ListedReference> references = references(article);
        ReadingNote note = references.isEmpty()
                ? ReadingNote.warning(
                        NoteTopic.REFERENCES, "No reference list was found: the article has no <ref-list>.")
                : ReadingNote.info(NoteTopic.REFERENCES, "%d references, each a <ref>.".formatted(references.size()));
        return new ManuscriptContent(
                file,
                FileFormat.JATS,
                title(article),
                String.join("\n\n", paragraphs(article)),
                references,
                List.of(note));
    }

    private static String title(Element article) {
        return XmlText.descendants(article, "article-title").stream()
                .filter(title -> XmlText.ancestor(title, "ref-list").isEmpty())
                .findFirst()
                .map(XmlText::textOf)
                .orElse("");
    }

    private static List<String> paragraphs(Element article) {
        List<String> paragraphs = new ArrayList<>();
        for (String part : List.of("abstract", "body", "app")) {
            XmlText.descendants(article, part).forEach(element -> collectParagraphs(element, paragraphs));
        }
        return paragraphs.stream().filter(text -> !text.isEmpty()).toList();
    }

    private static void collectParagraphs(Element element, List<String> paragraphs) {
        if (EXCLUDED_ELEMENTS.contains(element.getTagName())) {
            return;
        }
        if (element.getTagName().equals("p") || element.getTagName().equals("title")) {
            paragraphs.add(XmlText.textOf(element, EXCLUDED_ELEMENTS));
            return;
        }
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element inner) {
                collectParagraphs(inner, paragraphs);
            }
        }
    }

    private static List<ListedReference> references(Element article) {
        List<ListedReference> references = new ArrayList<>();
        for (Element ref : XmlText.descendants(article, "ref")) {
            citations(ref).stream()
                    .map(JatsReader::reference)
                    .filter(text -> !text.isEmpty())
                    .forEach(text -> references.add(new ListedReference(text, 0)));
        }
        return references;
    }

    /** The citations of a ref element; of alternatives only the first. */
    private static List<Element> citations(Element ref) {
        List<Element> citations = new ArrayList<>();
        for (Node child = ref.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element element && CITATIONS.contains(element.getTagName())) {
                citations.add(element);
            } else if (child instanceof Element element && element.getTagName().equals("citation-alternatives")) {
                citations.addAll(citations(element).stream().limit(1).toList());
            }
        }
        return citations;
    }

    private static String reference(Element citation) {
        boolean fields = citation.getTagName().equals("element-citation")
                || citation.getTagName().equals("nlm-citation");
        if (fields) {
            return fields(citation).toReferenceText();
        }
        String text = XmlText.textOf(citation);
        String doi = doi(citation);
        return doi.isEmpty() || text.contains(doi) ? text : text + " https://doi.org/" + doi;
    }

    private static ReferenceFields fields(Element citation) {
        List<String> authors = XmlText.descendants(citation, "name").stream()
                .map(name -> ReferenceFields.authorName(
                        XmlText.firstText(name, "surname"), XmlText.firstText(name, "given-names")))
                .collect(Collectors.toCollection(ArrayList::new));
        XmlText.descendants(citation, "collab").forEach(group -> authors.add(XmlText.textOf(group)));
        String first = XmlText.firstText(citation, "fpage");
        String last = XmlText.firstText(citation, "lpage");
        String title = XmlText.firstText(citation, "article-title", "chapter-title", "data-title");
        String source = XmlText.firstText(citation, "source");
        return new ReferenceFields(
                authors,
                XmlText.firstText(citation, "year"),
                title.isEmpty() ? source : title,
                title.isEmpty() ? "" : source,
                XmlText.firstText(citation, "volume"),
                XmlText.firstText(citation, "issue"),
                last.isEmpty()
                        ? first.isEmpty() ? XmlText.firstText(citation, "elocation-id") : first
                        : first + "-" + last,
                XmlText.firstText(citation, "publisher-name"),
                doi(citation),
                XmlText.firstText(citation, "ext-link", "uri"));
    }

    private static String doi(Element citation) {
        return XmlText.descendants(citation, "pub-id").stream()
                .filter(id -> id.getAttribute("pub-id-type").equals("doi"))
                .findFirst()
                .map(XmlText::textOf)
                .orElse("");
    }
}
