package preflight.work;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The fields of a reference by which an index is searched. Every field except {@code raw} can be missing.
 *
 * @param raw the whole reference string as submitted
 * @param title the parsed title
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
