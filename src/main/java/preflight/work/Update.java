package preflight.work;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * An update notice about a work, e.g. a retraction, as in Crossref's {@code updated-by} and in Retraction Watch.
 *
 * @param kind kind of notice
 * @param noticeDoi DOI of the notice itself; null when unknown
 * @param date when the notice appeared; null when unknown
 * @param source where the notice comes from, e.g. "publisher" or "retraction-watch"
 * @param reasons the reasons given, in the source's words; may be empty
 */
public record Update(
        Kind kind,
        @Nullable Doi noticeDoi,
        @Nullable LocalDate date,
        @Nullable String source,
        List<String> reasons) {

    /** The kinds of notices that matter to an author who cites the work. */
    public enum Kind {
        RETRACTION,
        WITHDRAWAL,
        REMOVAL,
        EXPRESSION_OF_CONCERN,
        CORRECTION,
        REINSTATEMENT,
        OTHER;

        /**
         * The kind for a term of a source: Crossref's update types and Retraction Watch's natures of a notice, including the
         * misspellings found there. A partial retraction does not retract the work, so it maps to an expression of concern.
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

        /** Whether the notice retracts the work: retraction, withdrawal or removal. */
        public boolean retracts() {
            return this == RETRACTION || this == WITHDRAWAL || this == REMOVAL;
        }
    }

    public Update {
        reasons = List.copyOf(reasons);
    }
}
