package preflight.report.format;

import preflight.report.HighlightedText;
import preflight.report.Severity;

/** Lays out findings in lines of a terminal. All text given to it may come from strangers. */
final class TerminalPage {
    private static final int MARGIN = 2;
    private static final int SIGN = 2;
    private static final int LABEL = 17;

    private final StringBuilder out = new StringBuilder();
    private final AnsiColors palette;
    private final int columns;

    TerminalPage(AnsiColors palette, int columns) {
        this.palette = palette;
        this.columns = columns;
    }

    void title(String text) {
        String printable = PrintableText.of(text);
        line(palette.bold(printable));
        line("=".repeat(Math.min(columns, PrintableText.columns(printable))));
    }

    void heading(String text) {
        line("");
        line(palette.bold(text));
        line("-".repeat(PrintableText.columns(text)));
    }

    /** What a section comes to, in a sentence. */
    void summary(Severity severity, String word, String text) {
        labeled(severity, word, text);
    }

    /** A finding: sign and word, and what it is about. {@link #detail Details} follow. */
    void finding(Severity severity, String word, String subject) {
        line("");
        labeled(severity, word, subject);
    }

    /** A labelled text below a finding; nothing when there is no text. */
    void detail(String label, HighlightedText text) {
        String printable = TerminalHighlighter.of(text);
        if (!printable.isEmpty()) {
            hangingIndent(" ".repeat(MARGIN + SIGN) + padded(label), printable);
        }
    }

    void space() {
        line("");
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private void labeled(Severity severity, String word, String text) {
        String sign = " ".repeat(MARGIN) + palette.color(severity, severity.sign() + " " + padded(word));
        hangingIndent(sign, PrintableText.of(text));
    }

    /** Under marked words, a line of carets says so to those who see no colours. */
    private void hangingIndent(String first, String printable) {
        int indent = MARGIN + SIGN + LABEL;
        TerminalHighlighter words = new TerminalHighlighter(palette);
        String before = first;
        for (String text : LineWrapping.wrap(printable, columns - indent)) {
            line(before + words.highlight(text));
            if (!words.carets().isBlank()) {
                line(" ".repeat(indent) + words.carets());
            }
            before = " ".repeat(indent);
        }
    }

    private static String padded(String label) {
        String printable = PrintableText.of(label);
        return printable + " ".repeat(Math.max(1, LABEL - PrintableText.columns(printable)));
    }

    private void line(String text) {
        out.append(text.stripTrailing()).append(System.lineSeparator());
    }
}
