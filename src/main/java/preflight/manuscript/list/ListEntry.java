package preflight.manuscript.list;

import java.util.List;

/** The lines of one reference, the first without its number or bullet. */
record ListEntry(List<TextLine> lines) {
    ListEntry {
        lines = List.copyOf(lines);
    }

    TextLine first() {
        return lines.getFirst();
    }

    /** On one line. */
    String text() {
        return LineJoiner.join(lines.stream().map(TextLine::text).toList());
    }
}
