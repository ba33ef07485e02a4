package preflight.quality.rule;

import java.util.Locale;

/** The category of an issue. */
public enum IssueCategory {
    /** The results of the work may be unreliable. */
    INTEGRITY,
    /** The reference is not the current version of record, or is listed twice. */
    PUBLICATION_STATUS,
    /** Few works cite it. */
    IMPACT;

    /** The name in the API, in lower case. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
