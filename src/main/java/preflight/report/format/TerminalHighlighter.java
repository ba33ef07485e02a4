package preflight.report.format;

import java.util.stream.Collectors;
import preflight.report.HighlightedText;

/**
 * Carries marks through the breaking of lines: on either side of a marked word stands a private character without width.
 * Text of others has none left when it gets here.
 */
final class TerminalHighlighter {
    private static final char BEGIN = '\uE000';
    private static final char END = '\uE001';

    private final AnsiColors palette;
    private boolean inside;
    private String carets = "";

    TerminalHighlighter(AnsiColors palette) {
        this.palette = palette;
    }

    /** A text made printable, its marked words between private characters. */
    static String of(HighlightedText text) {
        // A space at the edge of a span must outlive being made printable by itself.
        return text.runs().stream()
                .map(span -> span.highlighted() ? BEGIN + PrintableText.of(span.text()) + END : edges(span.text()))
                .collect(Collectors.joining())
                .strip();
    }

    private static String edges(String text) {
        if (text.isBlank()) {
            return text.isEmpty() ? "" : " ";
        }
        String before = Character.isWhitespace(text.codePointAt(0)) ? " " : "";
        String behind = Character.isWhitespace(text.codePointBefore(text.length())) ? " " : "";
        return before + PrintableText.of(text) + behind;
    }

    /** A line as it is shown; a mark that is still open goes on in the next. */
    String highlight(String line) {
        StringBuilder shown = new StringBuilder();
        StringBuilder under = new StringBuilder();
        StringBuilder run = new StringBuilder();
        for (int c : line.codePoints().toArray()) {
            if (c == BEGIN || c == END) {
                flush(run, shown);
                inside = c == BEGIN;
            } else {
                run.appendCodePoint(c);
                under.append((inside ? "^" : " ").repeat(PrintableText.columns(Character.toString(c))));
            }
        }
        flush(run, shown);
        carets = under.toString().stripTrailing();
        return shown.toString();
    }

    /** What stands under the line painted last. */
    String carets() {
        return carets;
    }

    private void flush(StringBuilder run, StringBuilder shown) {
        if (!run.isEmpty()) {
            shown.append(inside ? palette.highlight(run.toString()) : run.toString());
            run.setLength(0);
        }
    }
}
