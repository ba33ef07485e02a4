package preflight.cli.report;

import java.util.List;
import java.util.stream.Collectors;

/** Lays out findings in lines of {@link #COLUMNS}. All text given to it may come from strangers. */
final class Page {
    /** Fits beside an editor and in an e-mail. */
    static final int COLUMNS = 100;

    private static final int MARGIN = 2;
    private static final int SIGN = 2;
    private static final int LABEL = 17;

    private final StringBuilder out = new StringBuilder();
    private final Palette palette;

    Page(Palette palette) {
        this.palette = palette;
    }

    void title(String text) {
        line(palette.bold(text));
        line("=".repeat(PrintableText.columns(text)));
    }

    void heading(String text) {
        line("");
        line(palette.bold(text));
        line("-".repeat(PrintableText.columns(text)));
    }

    /** What a section comes to, in a sentence. */
    void statement(Severity severity, String word, String text) {
        marked(severity, word, text);
    }

    /** A finding: sign and word, and what it is about. {@link #detail Details} follow. */
    void finding(Severity severity, String word, String subject) {
        line("");
        marked(severity, word, subject);
    }

    /** A labelled text below a finding; nothing when there is no text. */
    void detail(String label, String text) {
        String printable = PrintableText.of(text);
        if (!printable.isEmpty()) {
            hanging(" ".repeat(MARGIN + SIGN) + padded(label), printable);
        }
    }

    @Override
    public String toString() {
        return out.toString();
    }

    private void marked(Severity severity, String word, String text) {
        String sign = " ".repeat(MARGIN) + palette.paint(severity, severity.sign() + " " + padded(word));
        hanging(sign, PrintableText.of(text));
    }

    private void hanging(String first, String printable) {
        int indent = MARGIN + SIGN + LABEL;
        List<String> lines = Wrapping.lines(printable, COLUMNS - indent);
        line(first + lines.stream().collect(Collectors.joining(System.lineSeparator() + " ".repeat(indent))));
    }

    private static String padded(String label) {
        String printable = PrintableText.of(label);
        return printable + " ".repeat(Math.max(1, LABEL - PrintableText.columns(printable)));
    }

    private void line(String text) {
        out.append(text.stripTrailing()).append(System.lineSeparator());
    }
}
