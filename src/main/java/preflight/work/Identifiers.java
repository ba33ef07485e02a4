package preflight.work;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The identifiers of a work, or those read from a reference.
 *
 * @param arxiv arXiv id without version, e.g. {@code 1706.03762} or {@code hep-th/9901001}
 * @param pmid PubMed id, digits
 * @param isbns ISBN-13 digits, at most a few
 */
public record Identifiers(
        @Nullable Doi doi, @Nullable String arxiv, @Nullable String pmid, List<String> isbns) {
    /** No identifiers. */
    public static final Identifiers NONE = new Identifiers(null, null, null, List.of());

    public Identifiers {
        isbns = List.copyOf(isbns);
    }

    /** Whether there is no identifier. */
    public boolean isEmpty() {
        return doi == null && arxiv == null && pmid == null && isbns.isEmpty();
    }
}
