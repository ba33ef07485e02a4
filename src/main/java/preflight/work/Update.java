package preflight.work;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
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
        List<String> reasons) {

    /** The kinds of notice that matter to somebody who cites the work. */
    public enum Kind {
        RETRACTION,
        WITHDRAWAL,
        REMOVAL,
        EXPRESSION_OF_CONCERN,
        CORRECTION,
        REINSTATEMENT,
        OTHER;

        /**
         * The kind a source's own term stands for: Crossref's update types and Retraction Watch's natures of a notice,
         * with the misspellings that are found there. A partial retraction leaves the work standing and is a concern.
         */
        public static Kind of(String term) {
            return switch (term.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s-]+", "_")) {
                case "retraction", "retracted", "retration" -> RETRACTION;
                case "withdrawal", "withdrawn" -> WITHDRAWAL;
                case "removal", "removed" -> REMOVAL;
                case "expression_of_concern", "concern", "partial_retraction" -> EXPRESSION_OF_CONCERN;
                case "correction", "corrected_article", "erratum", "err", "corrigendum", "addendum", "clarification" ->
                    CORRECTION;
                case "reinstatement" -> REINSTATEMENT;
                default -> OTHER;
            };
        }

        /** Whether the notice takes the work back. */
        public boolean retracts() {
            return this == RETRACTION || this == WITHDRAWAL || this == REMOVAL;
        }
    }

    public Update {
        reasons = List.copyOf(reasons);
    }
}
