package preflight.report.format;

import java.util.stream.Collectors;
import preflight.report.HighlightedText;

/**
 * Keeps highlighting through line wrapping: a private-use character of width 0 is placed before and after each highlighted run.
 * Untrusted text has no such characters left at this point.
 */
final class TerminalHighlighter {
    private static final char BEGIN = '\uE000';
    private static final char END = '\uE001';

    private final AnsiColors colors;
    private boolean inside;
    private String carets = "";

    TerminalHighlighter(AnsiColors colors) {
        this.colors = colors;
    }

    /** The text made printable, each highlighted run between private-use characters. */
    static String of(HighlightedText text) {
        // Making a run printable strips it, so a space at its edge is added again.
        return text.runs().stream()
                .map(run -> run.highlighted() ? BEGIN + PrintableText.of(run.text()) + END : edges(run.text()))
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

    /** A line to print. Highlighting that is still open continues in the next line. */
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

    /** The carets to print under the last line. */
    String carets() {
        return carets;
    }

    private void flush(StringBuilder run, StringBuilder shown) {
        if (!run.isEmpty()) {
            shown.append(inside ? colors.highlight(run.toString()) : run.toString());
            run.setLength(0);
        }
    }
}
