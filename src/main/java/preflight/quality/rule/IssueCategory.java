package preflight.quality.rule;

import java.util.Locale;

/** What kind of thing is known against a source. */
public enum IssueCategory {
    /** Its findings cannot be relied on as they stand. */
    INTEGRITY,
    /** It is not, or not any more, the version of record, or is listed wrongly. */
    PUBLICATION_STATUS,
    /** Few have built on it. */
    IMPACT;

    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
