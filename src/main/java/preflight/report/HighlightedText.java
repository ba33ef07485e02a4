package preflight.report;

import java.util.List;
import java.util.stream.Collectors;

/** A text some of whose words are marked. */
public record HighlightedText(List<TextRun> runs) {
    public HighlightedText {
        runs = List.copyOf(runs);
    }

    /** A stretch of text. */
    public record TextRun(String text, boolean highlighted) {}

    public static HighlightedText of(String plain) {
        return new HighlightedText(List.of(new TextRun(plain, false)));
    }

    /** Without the marks. */
    public String text() {
        return runs.stream().map(TextRun::text).collect(Collectors.joining());
    }

    /** Whether any word is marked. */
    public boolean isHighlighted() {
        return runs.stream().anyMatch(TextRun::highlighted);
    }
}
