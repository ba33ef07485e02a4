package preflight.work;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A notice that changes how a work may be used, as Crossref's {@code updated-by} and Retraction Watch give it.
 *
 * @param kind what the notice says
 * @param noticeDoi the notice's own DOI, when known
 * @param date when the notice appeared, when known
 * @param source who says so, e.g. "publisher" or "retraction-watch"
 * @param reasons the reasons given, in the source's words; may be empty
 */
public record Update(
        Kind kind,
        @Nullable Doi noticeDoi,
        @Nullable LocalDate date,
        @Nullable String source,
        java.util.List<String> reasons) {

    /** The kinds of notice that matter to somebody who cites the work. */
    public enum Kind {
        RETRACTION,
        WITHDRAWAL,
        REMOVAL,
        EXPRESSION_OF_CONCERN,
        CORRECTION,
        REINSTATEMENT,
        OTHER
    }

    public Update {
        reasons = java.util.List.copyOf(reasons);
    }
}
