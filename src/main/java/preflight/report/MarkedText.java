package preflight.report;

import java.util.List;
import java.util.stream.Collectors;

/** A text some of whose words are marked. */
public record MarkedText(List<Span> spans) {
    public MarkedText {
        spans = List.copyOf(spans);
    }

    /** A stretch of text. */
    public record Span(String text, boolean marked) {}

    static MarkedText of(String plain) {
        return new MarkedText(List.of(new Span(plain, false)));
    }

    /** Without the marks. */
    public String text() {
        return spans.stream().map(Span::text).collect(Collectors.joining());
    }

    /** Whether any word is marked. */
    public boolean isMarked() {
        return spans.stream().anyMatch(Span::marked);
    }
}
