package preflight.api;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import preflight.quality.IssueMessages;

/** Which of our languages an {@code Accept-Language} header asks for. */
final class AcceptLanguage {
    /** Far more than a browser sends; a longer header is not worth parsing. */
    private static final int MAX_LENGTH = 1000;

    private AcceptLanguage() {}

    /**
     * The best language we have; null when the header is absent, cannot be read, or names none of ours. {@code *} names
     * no language: many HTTP clients send it by themselves.
     */
    static @Nullable Locale best(@Nullable String header) {
        if (header == null || header.isBlank() || header.length() > MAX_LENGTH) {
            return null;
        }
        try {
            List<Locale.LanguageRange> wanted = Locale.LanguageRange.parse(header.strip());
            return Locale.lookup(wanted, IssueMessages.LANGUAGES);
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }
}
