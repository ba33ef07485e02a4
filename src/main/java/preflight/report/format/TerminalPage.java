package preflight.report.format;

import preflight.report.HighlightedText;
import preflight.report.Severity;

/** Lays out a report for a terminal. All text is untrusted. */
final class TerminalPage {
    private static final int MARGIN = 2;
    private static final int SIGN = 2;
    private static final int LABEL = 17;

    private final StringBuilder out = new StringBuilder();
    private final AnsiColors colors;
    private final int columns;

    TerminalPage(AnsiColors colors, int columns) {
        this.colors = colors;
        this.columns = columns;
    }

    void title(String text) {
        String printable = PrintableText.of(text);
        line(colors.bold(printable));
        line("=".repeat(Math.min(columns, PrintableText.columns(printable))));
    }

    void heading(String text) {
        line("");
        line(colors.bold(text));
        line("-".repeat(PrintableText.columns(text)));
    }

    /** A summary line. */
    void summary(Severity severity, String label, String text) {
        labeled(severity, label, text);
    }

    /** A finding: sign, label and subject. Its {@link #detail details} follow. */
    void finding(Severity severity, String label, String subject) {
        line("");
        labeled(severity, label, subject);
    }

    /** A labelled text below a finding; nothing when the text is empty. */
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

    private void labeled(Severity severity, String label, String text) {
        String sign = " ".repeat(MARGIN) + colors.color(severity, severity.sign() + " " + padded(label));
        hangingIndent(sign, PrintableText.of(text));
    }

    /** A text with hanging indent. Under highlighted words there is a line of carets, for output without colours. */
    private void hangingIndent(String first, String printable) {
        int indent = MARGIN + SIGN + LABEL;
        TerminalHighlighter words = new TerminalHighlighter(colors);
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
