package preflight.manuscript;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import preflight.manuscript.Note.Topic;
import preflight.manuscript.list.LineJoin;
import preflight.manuscript.list.ReferenceLists;
import preflight.manuscript.list.ReferenceLists.Found;
import preflight.manuscript.list.ReferenceLists.Separated;
import preflight.manuscript.list.TextLine;

/** Makes a submission of the lines of a manuscript: takes out its reference list and says how that went. */
final class Assembly {
    private static final String IN_A_FILE =
            "Give the list in a file of its own: one reference a line, or .bib, .ris or CSL-JSON.";

    /** How far the first line of a paragraph is set in, in widths of an "n". */
    private static final double SMALLEST_STEP = .8;

    private static final double LARGEST_STEP = 6;

    private final String file;
    private final FileFormat format;
    private final List<Note> notes = new ArrayList<>();
    private String title = "";
    private boolean running;
    private UnaryOperator<String> plainReference = UnaryOperator.identity();
    private List<String> following = List.of();

    Assembly(String file, FileFormat format) {
        this.file = file;
        this.format = format;
    }

    Assembly titled(String text) {
        title = text.strip();
        return this;
    }

    Assembly noting(Note note) {
        notes.add(note);
        return this;
    }

    /** For formats whose lines end where the page ends: lines of a paragraph become one. */
    Assembly running() {
        running = true;
        return this;
    }

    /** What takes the markup off a reference. */
    Assembly plainingReferences(UnaryOperator<String> plain) {
        plainReference = plain;
        return this;
    }

    /** Paragraphs that stand after the body: notes. */
    Assembly following(List<String> paragraphs) {
        following = paragraphs;
        return this;
    }

    /** Finds the reference list among the lines. */
    Submission of(List<TextLine> lines) {
        Separated separated = ReferenceLists.separate(lines);
        note(separated);
        return new Submission(
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
    Submission of(String body, List<ListedReference> references) {
        return new Submission(file, format, title, body, references, notes);
    }

    private void note(Separated separated) {
        int count = separated.entries().size();
        if (count > 0) {
            notes.add(Note.fact(Topic.REFERENCES, listed(separated)));
        }
        if (!separated.notUnderstood().isEmpty()) {
            List<TextLine> lines = separated.notUnderstood();
            notes.add(Note.doubt(
                    Topic.REFERENCES,
                    "A reference list was found%s, but not where each reference begins. Nothing of it was sent. %s"
                            .formatted(
                                    place(
                                            lines.getFirst().number(),
                                            lines.getLast().number()),
                                    IN_A_FILE)));
        } else if (count == 0) {
            notes.add(Note.doubt(
                    Topic.REFERENCES,
                    "No reference list was found: there is no heading such as “References”, and no numbered list at the end. "
                            + "If there is a list, no reference of it was sent. " + IN_A_FILE));
        }
    }

    private static String listed(Separated separated) {
        List<Found> entries = separated.entries();
        String where = place(entries.getFirst().line(), entries.getLast().line());
        String lists = separated.lists() > 1 ? " in %d lists, numbered through".formatted(separated.lists()) : "";
        String heading = separated.headed() ? "" : ", recognised by their numbers at the end of the text";
        return "%d %s%s%s%s."
                .formatted(entries.size(), entries.size() == 1 ? "reference" : "references", lists, where, heading);
    }

    private static String place(int first, int last) {
        return first == 0
                ? ""
                : first == last ? " (line %d)".formatted(first) : " (lines %d to %d)".formatted(first, last);
    }

    private String body(List<TextLine> lines) {
        StringBuilder body = new StringBuilder();
        StringBuilder paragraph = new StringBuilder();
        @Nullable TextLine last = null;
        for (TextLine line : lines) {
            if (last == null || last.heading() || line.gap() || line.heading() || running && isSetIn(last, line)) {
                close(body, paragraph);
            }
            if (running) {
                LineJoin.append(paragraph, line.text());
            } else {
                paragraph.append(paragraph.isEmpty() ? "" : "\n").append(line.text());
            }
            last = line;
        }
        close(body, paragraph);
        for (String text : following) {
            close(body, paragraph.append(text));
        }
        return body.toString();
    }

    /** Whether a line begins a paragraph by being set in a little. */
    private static boolean isSetIn(TextLine last, TextLine line) {
        double step = line.indent() - last.indent();
        return step >= SMALLEST_STEP && step <= LARGEST_STEP;
    }

    private static void close(StringBuilder body, StringBuilder paragraph) {
        if (!paragraph.isEmpty()) {
            body.append(body.isEmpty() ? "" : "\n\n").append(paragraph);
            paragraph.setLength(0);
        }
    }
}
