package preflight.report;

import java.util.List;
import java.util.stream.Collectors;

/** A text with some words highlighted. */
public record HighlightedText(List<TextRun> runs) {
    public HighlightedText {
        runs = List.copyOf(runs);
    }

    /** A run of text that is highlighted or not. */
    public record TextRun(String text, boolean highlighted) {}

    public static HighlightedText of(String plain) {
        return new HighlightedText(List.of(new TextRun(plain, false)));
    }

    /** The text without highlighting. */
    public String text() {
        return runs.stream().map(TextRun::text).collect(Collectors.joining());
    }

    /** Whether any run is highlighted. */
    public boolean isHighlighted() {
        return runs.stream().anyMatch(TextRun::highlighted);
    }
}
