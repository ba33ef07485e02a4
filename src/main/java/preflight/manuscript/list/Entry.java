package preflight.manuscript.list;

import java.util.List;

/** The lines of one reference, the first without its number or bullet. */
record Entry(List<TextLine> lines) {
    Entry {
        lines = List.copyOf(lines);
    }

    TextLine first() {
        return lines.getFirst();
    }

    /** On one line. */
    String text() {
        return LineJoin.joined(lines.stream().map(TextLine::text).toList());
    }
}
