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
 * Counts how often the title parsed from a reference is the title of the work it cites. An off_index answer shows the parsed
 * fields; of references to works outside the index only those with that answer count. References to indexed works count too,
 * since parsing does not depend on the index. Every share is right titles of the references that contain the title word for
 * word and whose title is known.
 */
final class ParsedTitleTable {
    private final Tally indexed = new Tally();
    private final Tally offIndex = new Tally();
    private final Map<String, Tally> offIndexByStyle = new TreeMap<>();

    /**
     * Whether the title was parsed correctly; null when the reference does not have the title word for word or the title is
     * unknown.
     *
     * @param title of the work cited, folded
     */
    static @Nullable Boolean isRight(ParsedReference reference, @Nullable String title) {
        String text = " " + Folding.key(reference.text()) + " ";
        if (title == null || title.isEmpty() || !text.contains(" " + title + " ")) {
            return null;
        }
        String read = reference.csl().title();
        return read != null && Folding.key(read).equals(title);
    }

    /** Counts a reference whose title is known. */
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
        out.printf("%nParsed title is right, share of the n references that have it word for word:%n");
        out.println(indexed.row("to works in the index"));
        out.println(offIndex.row("to others, answered off_index"));
        offIndexByStyle.forEach((style, tally) -> out.println(tally.row("off_index / " + style)));
    }

    private static final class Tally {
        private int n;
        private int right;

        void count(boolean isRight) {
            n++;
            right += isRight ? 1 : 0;
        }

        String row(String name) {
            return "%-56s %7d %9.4f".formatted(name, n, (double) right / Math.max(1, n));
        }
    }
}
