package preflight.report;

import org.jspecify.annotations.Nullable;

/**
 * A labelled text of a finding.
 *
 * @param link an http or https address; null when there is none
 */
public record FindingDetail(
        Kind kind,
        String label,
        HighlightedText text,
        @Nullable String link) {

    /** The kind of a detail. */
    public enum Kind {
        SUBMITTED("submitted"),
        MATCHED("matched"),
        NEAR_MISS("near miss"),
        WARNING(""),
        WORK("work"),
        BECAUSE("because"),
        CITED_IN("cited in"),
        MEANS("means"),
        NOTICE("notice"),
        CITE_INSTEAD("cite instead"),
        CITATIONS("known citations"),
        PLACES("places"),
        SENTENCE("sentence");

        private final String label;

        Kind(String label) {
            this.label = label;
        }
    }

    public static FindingDetail of(Kind kind, String text) {
        return new FindingDetail(kind, kind.label, HighlightedText.of(text), null);
    }

    public static FindingDetail of(Kind kind, HighlightedText text) {
        return new FindingDetail(kind, kind.label, text, null);
    }

    public static FindingDetail linked(Kind kind, String address) {
        return new FindingDetail(kind, kind.label, HighlightedText.of(address), WebLinks.toWebLink(address));
    }
}
