package preflight.contract;

import static java.util.Objects.requireNonNullElse;

import org.jspecify.annotations.Nullable;
import preflight.work.CslItem;

/**
 * What became of one reference.
 *
 * @param status {@code verified}, {@code uncertain}, {@code off_index} or {@code unparseable}
 * @param basis what the status rests on, e.g. {@code identifier} or {@code title_exact}
 * @param paper the matched work; only when verified or uncertain
 * @param csl the bibliography read from the text; only when off_index
 * @param matchedTitle title of the matched work
 * @param nearMissTitle title of a rejected candidate; only when off_index
 */
public record ReferenceEntry(
        String text,
        String status,
        String basis,
        @Nullable MatchedPaper paper,
        @Nullable CslItem csl,
        @Nullable String matchedTitle,
        @Nullable String nearMissTitle) {
    private static final String VERIFIED = "verified";

    public ReferenceEntry {
        text = requireNonNullElse(text, "");
        status = requireNonNullElse(status, "");
        basis = requireNonNullElse(basis, "");
    }

    /** Whether the work was confirmed. */
    public boolean verified() {
        return status.equals(VERIFIED);
    }

    /** Canonical id of the matched work; empty when there is none. */
    public String workId() {
        return paper == null ? "" : paper.canonicalId();
    }
}
