package preflight.manuscript.list;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import preflight.manuscript.FileFormat;
import preflight.manuscript.ListedReference;
import preflight.manuscript.ManuscriptContent;
import preflight.manuscript.ReadingNote;
import preflight.manuscript.ReadingNote.NoteTopic;
import preflight.manuscript.list.ReferenceListExtractor.ExtractedLists;
import preflight.manuscript.list.ReferenceListExtractor.LocatedEntry;

/** Makes a submission of the lines of a manuscript: takes out its reference list and says how that went. */
public final class ManuscriptAssembler {
    private static final String SEPARATE_LIST_ADVICE =
            "Give the list in a file of its own: one reference a line, or .bib, .ris or CSL-JSON.";

    /** How far the first line of a paragraph is set in, in widths of an "n". */
    private static final double MIN_INDENT = .8;

    private static final double MAX_INDENT = 6;

    private final String file;
    private final FileFormat format;
    private final List<ReadingNote> notes = new ArrayList<>();
    private String title = "";
    private boolean joinLines;
    private UnaryOperator<String> plainReference = UnaryOperator.identity();
    private List<String> footnotes = List.of();

    public ManuscriptAssembler(String file, FileFormat format) {
        this.file = file;
        this.format = format;
    }

    public ManuscriptAssembler title(String text) {
        title = text.strip();
        return this;
    }

    public ManuscriptAssembler note(ReadingNote note) {
        notes.add(note);
        return this;
    }

    /** For formats whose lines end where the page ends: lines of a paragraph become one. */
    public ManuscriptAssembler joinLines() {
        joinLines = true;
        return this;
    }

    /** What takes the markup off a reference. */
    public ManuscriptAssembler cleanReferences(UnaryOperator<String> plain) {
        plainReference = plain;
        return this;
    }

    /** Paragraphs that stand after the body: notes. */
    public ManuscriptAssembler footnotes(List<String> paragraphs) {
        footnotes = paragraphs;
        return this;
    }

    /** Finds the reference list among the lines. */
    public ManuscriptContent build(List<TextLine> lines) {
        ExtractedLists separated = ReferenceListExtractor.extract(lines);
        note(separated);
        return new ManuscriptContent(
                file,
                format,
                title,
                body(separated.body()),
                separated.entries().stream()
                        .map(entry -> new ListedReference(plainReference.apply(entry.text()), entry.line()))
                        .toList(),
                notes);
    }

    /** For formats that say themselves what the references are. */
    public ManuscriptContent build(String body, List<ListedReference> references) {
        return new ManuscriptContent(file, format, title, body, references, notes);
    }

    private void note(ExtractedLists separated) {
        int count = separated.entries().size();
        if (count > 0) {
            notes.add(ReadingNote.info(NoteTopic.REFERENCES, listed(separated)));
        }
        if (!separated.unsplitLines().isEmpty()) {
            List<TextLine> lines = separated.unsplitLines();
            notes.add(ReadingNote.warning(
                    NoteTopic.REFERENCES,
                    "A reference list was found%s, but not where each reference begins. Nothing of it was sent. %s"
                            .formatted(
                                    lineRange(
                                            lines.getFirst().number(),
                                            lines.getLast().number()),
                                    SEPARATE_LIST_ADVICE)));
        } else if (count == 0) {
            notes.add(ReadingNote.warning(
                    NoteTopic.REFERENCES,
                    "No reference list was found: there is no heading such as “References”, and no numbered list at the end. "
                            + "If there is a list, no reference of it was sent. " + SEPARATE_LIST_ADVICE));
        }
    }

    private static String listed(ExtractedLists separated) {
        List<LocatedEntry> entries = separated.entries();
        String where = lineRange(entries.getFirst().line(), entries.getLast().line());
        String lists =
                separated.listCount() > 1 ? " in %d lists, numbered through".formatted(separated.listCount()) : "";
        String heading = separated.hasHeading() ? "" : ", recognised by their numbers at the end of the text";
        return "%d %s%s%s%s."
                .formatted(entries.size(), entries.size() == 1 ? "reference" : "references", lists, where, heading);
    }

    private static String lineRange(int first, int last) {
        return first == 0
                ? ""
                : first == last ? " (line %d)".formatted(first) : " (lines %d to %d)".formatted(first, last);
    }

    private String body(List<TextLine> lines) {
        StringBuilder body = new StringBuilder();
        StringBuilder paragraph = new StringBuilder();
        @Nullable TextLine last = null;
        for (TextLine line : lines) {
            if (last == null
                    || last.heading()
                    || line.gapAbove()
                    || line.heading()
                    || joinLines && isSetIn(last, line)) {
                close(body, paragraph);
            }
            if (joinLines) {
                LineJoiner.append(paragraph, line.text());
            } else {
                paragraph.append(paragraph.isEmpty() ? "" : "\n").append(line.text());
            }
            last = line;
        }
        close(body, paragraph);
        for (String text : footnotes) {
            close(body, paragraph.append(text));
        }
        return body.toString();
    }

    /** Whether a line begins a paragraph by being set in a little. */
    private static boolean isSetIn(TextLine last, TextLine line) {
        double step = line.indent() - last.indent();
        return step >= MIN_INDENT && step <= MAX_INDENT;
    }

    private static void close(StringBuilder body, StringBuilder paragraph) {
        if (!paragraph.isEmpty()) {
            body.append(body.isEmpty() ? "" : "\n\n").append(paragraph);
            paragraph.setLength(0);
        }
    }
}
