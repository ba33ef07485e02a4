package preflight.report;

import org.jspecify.annotations.Nullable;

/**
 * Something a finding says.
 *
 * @param link a web address, never of another kind
 */
public record Detail(
        Kind kind, String label, MarkedText text, @Nullable String link) {

    /** What it is. */
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

    static Detail of(Kind kind, String text) {
        return new Detail(kind, kind.label, MarkedText.of(text), null);
    }

    static Detail of(Kind kind, MarkedText text) {
        return new Detail(kind, kind.label, text, null);
    }

    static Detail linked(Kind kind, String address) {
        return new Detail(kind, kind.label, MarkedText.of(address), Links.web(address));
    }
}
