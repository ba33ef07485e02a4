package preflight.check;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import preflight.reference.parse.ReferenceLine;

/**
 * What a full check runs on.
 *
 * @param text the manuscript body; empty when there is none
 * @param lines the reference list; empty when there is none
 * @param language the language of the user, in which issues are worded where we can; null: not worded
 */
public record CheckInput(
        String text, List<ReferenceLine> lines, @Nullable Locale language) {
    public CheckInput {
        lines = List.copyOf(lines);
    }

    /** Without wording issues for the user. */
    public CheckInput(String text, List<ReferenceLine> lines) {
        this(text, lines, null);
    }

    /** Whether there is text to judge and to cite from. */
    public boolean hasText() {
        return !text.isBlank();
    }

    /** Whether there are references to verify. */
    public boolean hasLines() {
        return !lines.isEmpty();
    }
}
