package preflight.manuscript.list;

import java.util.List;
import preflight.manuscript.ListedReference;

/** The lines of one reference. The first has no number or bullet. */
record ListEntry(List<TextLine> lines) {
    ListEntry {
        lines = List.copyOf(lines);
    }

    TextLine first() {
        return lines.getFirst();
    }

    /** The reference with the number of its first line. */
    ListedReference toReference() {
        return new ListedReference(text(), first().number());
    }

    /** The reference on one line. */
    String text() {
        return LineJoiner.join(lines.stream().map(TextLine::text).toList());
    }
}
