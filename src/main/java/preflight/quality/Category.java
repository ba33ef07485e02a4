package preflight.quality;

import java.util.Locale;

/** What kind of thing is known against a source. */
enum Category {
    /** Its findings cannot be relied on as they stand. */
    INTEGRITY,
    /** It is not, or not any more, the version of record, or is listed wrongly. */
    PUBLICATION_STATUS,
    /** Few have built on it. */
    IMPACT;

    String code() {
        return name().toLowerCase(Locale.ROOT);
    }
}
