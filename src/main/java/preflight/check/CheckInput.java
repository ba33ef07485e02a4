package preflight.check;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import preflight.reference.parse.ReferenceLine;

/**
 * The input of a full check.
 *
 * @param text the manuscript body; empty when there is none
 * @param lines the reference list; empty when there is none
 * @param language the language of issue messages; null for issues without a message
 */
public record CheckInput(
        String text, List<ReferenceLine> lines, @Nullable Locale language) {
    public CheckInput {
        lines = List.copyOf(lines);
    }

    /** Without issue messages. */
    public CheckInput(String text, List<ReferenceLine> lines) {
        this(text, lines, null);
    }

    /** Whether there is a text. */
    public boolean hasText() {
        return !text.isBlank();
    }

    /** Whether there are references. */
    public boolean hasLines() {
        return !lines.isEmpty();
    }
}
