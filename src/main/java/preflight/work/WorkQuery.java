package preflight.work;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a reference gives an index to look for. Every field but {@code raw} may be missing; an index uses what it can.
 *
 * @param raw the whole reference string as submitted
 * @param title the title read from it
 * @param authors family names in order
 * @param container journal, book or proceedings title, often abbreviated
 * @param firstPage first page or article number
 */
public record WorkQuery(
        String raw,
        Identifiers ids,
        @Nullable String title,
        List<String> authors,
        @Nullable String container,
        @Nullable String volume,
        @Nullable String firstPage,
        @Nullable Integer year) {

    public WorkQuery {
        authors = List.copyOf(authors);
    }
}
