package preflight.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintStream;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.parse.ParsedReference;
import preflight.work.text.Folding;

/**
 * Counts how often the title in the bibliography read from a reference is the title of the work it means. That bibliography is
 * what an off_index answer shows, so of works outside the index those references count that were answered so. It is read before
 * any index is asked, so references to known works tell too how good it is.
 */
final class ParsedTitleTable {
    private final Tally indexed = new Tally();
    private final Tally offIndex = new Tally();
    private final Map<String, Tally> offIndexByStyle = new TreeMap<>();

    /**
     * Whether the title was read right; null where there is no right answer, since the reference does not have the title word for
     * word, or its work has none that is known.
     *
     * @param title of the work meant, folded
     */
    static @Nullable Boolean isRight(ParsedReference reference, @Nullable String title) {
        String text = " " + Folding.key(reference.text()) + " ";
        if (title == null || title.isEmpty() || !text.contains(" " + title + " ")) {
            return null;
        }
        String read = reference.csl().title();
        return read != null && Folding.key(read).equals(title);
    }

    /** Counts a reference whose right title is known. */
    void count(JsonNode query, Status status, boolean right) {
        if (!query.hasNonNull("true_doi")) {
            indexed.count(right);
        } else if (status == Status.OFF_INDEX) {
            offIndex.count(right);
            String style = query.path("style").asText();
            offIndexByStyle.computeIfAbsent(style, s -> new Tally()).count(right);
        }
    }

    void print(PrintStream out) {
        out.printf("%nBibliography read: the title is right, of the references that have it word for word,%n");
        out.println(indexed.row("to works in the index"));
        out.println(offIndex.row("to others, answered off_index"));
        offIndexByStyle.forEach((style, tally) -> out.println(tally.row("off_index / " + style)));
    }

    private static final class Tally {
        private int told;
        private int right;

        void count(boolean isRight) {
            told++;
            right += isRight ? 1 : 0;
        }

        String row(String name) {
            return "%-56s %7d %9.4f".formatted(name, told, (double) right / Math.max(1, told));
        }
    }
}
