package preflight.manuscript.docx;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import preflight.manuscript.FileFormat;
import preflight.manuscript.FormatReader;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.manuscript.UnreadableFile;
import preflight.manuscript.list.ManuscriptAssembler;
import preflight.manuscript.list.TextLine;
import preflight.manuscript.xml.SecureXmlParser;

/** Reads Word documents. Each paragraph becomes one line: the file does not say where lines break on the page. */
public final class DocxReader implements FormatReader {
    private static final String DOCUMENT = "word/document.xml";
    private static final String LABEL = "[\\[(]?\\d{1,3}[\\])]?\\.?";

    @Override
    public ManuscriptContent read(String file, byte[] content) {
        try (DocxPackage docx = new DocxPackage(file, content)) {
            byte[] document = docx.part(DOCUMENT)
                    .orElseThrow(() -> new UnreadableFile(
                            "%s is not a Word document: the archive has no text in it.".formatted(file)));
            DocxStyles styles = DocxStyles.of(file, docx.part("word/styles.xml"));
            List<TextLine> lines = new ArrayList<>();
            List<String> titles = new ArrayList<>();
            walk(SecureXmlParser.parse(file, document).getDocumentElement(), styles, lines, titles);
            List<String> footnotes = new ArrayList<>(notes(file, docx.part("word/footnotes.xml"), "footnote"));
            footnotes.addAll(notes(file, docx.part("word/endnotes.xml"), "endnote"));
            ManuscriptAssembler assembly =
                    new ManuscriptAssembler(file, FileFormat.DOCX).title(titles.isEmpty() ? "" : titles.getFirst());
            if (!footnotes.isEmpty()) {
                assembly.note(ReadingNote.info(
                        NoteTopic.TEXT, "%d footnotes, read as text after the body.".formatted(footnotes.size())));
            }
            return assembly.footnotes(footnotes).build(lines);
        }
    }

    private static void walk(Node parent, DocxStyles styles, List<TextLine> lines, List<String> titles) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (!(node instanceof Element element)) {
                continue;
            }
            switch (element.getLocalName()) {
                case "p" -> paragraph(element, styles, lines, titles);
                case "tbl" -> table(element, lines);
                case "body", "sdt", "sdtContent", "customXml", "ins", "moveTo" -> walk(element, styles, lines, titles);
                default -> {}
            }
        }
    }

    private static void paragraph(Element paragraph, DocxStyles styles, List<TextLine> lines, List<String> titles) {
        String text = DocxText.textOf(paragraph);
        boolean title = styles.isTitle(paragraph);
        if (title && !text.isBlank()) {
            titles.add(text.replaceAll("\\s+", " ").strip());
        }
        boolean heading = title || styles.isHeading(paragraph) || DocxText.isBoldLine(paragraph, text);
        boolean first = true;
        for (String line : text.split("\n")) {
            if (!line.isBlank()) {
                lines.add(new TextLine(line.replaceAll("\\s+", " ").strip(), 0, 0, first, heading));
                first = false;
            }
        }
    }

    /** Each row becomes a line. Reference lists may be tables too, with the numbers in the first column. */
    private static void table(Element table, List<TextLine> lines) {
        boolean first = true;
        for (Element row : DocxText.children(table, "tr")) {
            List<String> cells = DocxText.children(row, "tc").stream()
                    .map(cell -> DocxText.textOf(cell).replaceAll("\\s+", " ").strip())
                    .toList();
            boolean labelled = cells.size() == 2 && cells.getFirst().matches(LABEL);
            String text = String.join(labelled ? " " : " | ", cells);
            if (!text.replace("|", "").isBlank()) {
                lines.add(new TextLine(text.strip(), 0, 0, first || labelled, false));
                first = false;
            }
        }
    }

    private static List<String> notes(String file, Optional<byte[]> part, String name) {
        List<String> notes = new ArrayList<>();
        if (part.isPresent()) {
            for (Element note :
                    DocxText.children(SecureXmlParser.parse(file, part.get()).getDocumentElement(), name)) {
                String text = DocxText.textOf(note).replaceAll("\\s+", " ").strip();
                // Notes with a type are separator lines.
                if (DocxText.attribute(note, "type").isEmpty() && !text.isEmpty()) {
                    notes.add(text);
                }
            }
        }
        return notes;
    }
}
