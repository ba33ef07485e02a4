package preflight.report.format;

import java.util.ArrayList;
import java.util.List;

/** Wraps a printable text, between words where possible. */
final class LineWrapping {
    private LineWrapping() {}

    static List<String> wrap(String text, int columns) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && PrintableText.columns(line.toString()) + 1 + PrintableText.columns(word) > columns) {
                lines.add(line.toString());
                line.setLength(0);
            }
            if (!line.isEmpty()) {
                line.append(' ');
            }
            lines.addAll(breakLongWord(line, word, columns));
        }
        lines.add(line.toString());
        return lines;
    }

    /** Adds a word to a line. A word that is wider than a line is broken; returns the full lines. */
    private static List<String> breakLongWord(StringBuilder line, String word, int columns) {
        List<String> full = new ArrayList<>();
        word.codePoints().forEach(c -> {
            if (PrintableText.columns(line.toString()) + PrintableText.columns(Character.toString(c)) > columns) {
                full.add(line.toString());
                line.setLength(0);
            }
            line.appendCodePoint(c);
        });
        return full;
    }
}
