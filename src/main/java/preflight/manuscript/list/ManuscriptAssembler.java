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

/** Builds the content of a manuscript from its lines: extracts the reference list, joins paragraphs, adds notes. */
public final class ManuscriptAssembler {
    private static final String SEPARATE_LIST_ADVICE =
            "Give the list in a file of its own: one reference a line, or .bib, .ris or CSL-JSON.";

    /** Indent of the first line of a paragraph, in widths of an "n". */
    private static final double MIN_INDENT = .8;

    private static final double MAX_INDENT = 6;

    private final String file;
    private final FileFormat format;
    private final List<ReadingNote> notes = new ArrayList<>();
    private String title = "";
    private boolean joinLines;
    private UnaryOperator<String> plainReference = UnaryOperator.identity();
    private List<String> footnotes = List.of();

    /**
     * Creates an assembler for one file.
     *
     * @param file its name
     */
    public ManuscriptAssembler(String file, FileFormat format) {
        this.file = file;
        this.format = format;
    }

    /** Sets the title of the manuscript. */
    public ManuscriptAssembler title(String text) {
        title = text.strip();
        return this;
    }

    /** Adds a note before the notes on the reference list. */
    public ManuscriptAssembler note(ReadingNote note) {
        notes.add(note);
        return this;
    }

    /** Joins the lines of a paragraph into one, for formats with the line breaks of a page. */
    public ManuscriptAssembler joinLines() {
        joinLines = true;
        return this;
    }

    /** Sets a function that removes the markup of a reference. */
    public ManuscriptAssembler cleanReferences(UnaryOperator<String> plain) {
        plainReference = plain;
        return this;
    }

    /** Sets paragraphs to append to the body. */
    public ManuscriptAssembler footnotes(List<String> paragraphs) {
        footnotes = paragraphs;
        return this;
    }

    /** Builds the content from all lines of the file. */
    public ManuscriptContent build(List<TextLine> lines) {
        ExtractedLists lists = ReferenceListExtractor.extract(lines);
        note(lists);
        return new ManuscriptContent(
                file,
                format,
                title,
                body(lists.body()),
                lists.entries().stream()
                        .map(entry -> new ListedReference(plainReference.apply(entry.text()), entry.line()))
                        .toList(),
                notes);
    }

    private void note(ExtractedLists lists) {
        int count = lists.entries().size();
        if (count > 0) {
            notes.add(ReadingNote.info(NoteTopic.REFERENCES, description(lists)));
        }
        if (!lists.unsplitLines().isEmpty()) {
            List<TextLine> lines = lists.unsplitLines();
            notes.add(ReadingNote.warning(
                    NoteTopic.REFERENCES,
                    "A reference list was found%s, but it could not be split into references. It was not sent. %s"
                            .formatted(
                                    lineRange(
                                            lines.getFirst().number(),
                                            lines.getLast().number()),
                                    SEPARATE_LIST_ADVICE)));
        } else if (count == 0) {
            notes.add(ReadingNote.warning(
                    NoteTopic.REFERENCES,
                    "No reference list was found: there is no heading such as “References”, and no numbered list at"
                            + " the end. If there is a list, it was not sent. " + SEPARATE_LIST_ADVICE));
        }
    }

    private static String description(ExtractedLists lists) {
        List<ListedReference> entries = lists.entries();
        String where = lineRange(entries.getFirst().line(), entries.getLast().line());
        String count = lists.listCount() > 1 ? " in %d lists, numbered consecutively".formatted(lists.listCount()) : "";
        String heading = lists.hasHeading() ? "" : ", recognised by their numbers at the end of the text";
        return "%d %s%s%s%s."
                .formatted(entries.size(), entries.size() == 1 ? "reference" : "references", count, where, heading);
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
                    || joinLines && isIndented(last, line)) {
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

    /** Whether a line starts a paragraph by its indent. */
    private static boolean isIndented(TextLine last, TextLine line) {
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
