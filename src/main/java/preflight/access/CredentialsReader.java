package preflight.access;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.access.key.ApiKey;
import preflight.access.key.Pepper;

/** Reads what a call presents of itself from its headers. */
public final class CredentialsReader {
    private static final int MAX_ACCEPT_LANGUAGE_LENGTH = 200;

    private final Pepper pepper;
    private final Set<String> languages;

    /** Hashes with {@code pepper}; {@code languages} are those there are texts in, as ISO 639 codes. */
    public CredentialsReader(Pepper pepper, Collection<String> languages) {
        this.pepper = pepper;
        this.languages = Set.copyOf(languages);
    }

    /**
     * Reads the three headers, each absent, a string, or a list when it was sent more than once.
     *
     * @throws KeyRejected when there is no key or it cannot be one of ours; the database need not be asked then
     */
    public PresentedCredentials read(
            @Nullable Object xApiKey, @Nullable Object xRequestId, @Nullable Object acceptLanguage) {
        String key = xApiKey == null ? "" : xApiKey.toString().strip();
        if (key.isEmpty()) {
            throw KeyRejected.missing();
        }
        ApiKey parsed = ApiKey.parse(key).orElseThrow(KeyRejected::malformed);
        return new PresentedCredentials(parsed.hash(pepper), RequestId.of(xRequestId), locale(acceptLanguage));
    }

    /** What is known of a call whose caller signed in with an issuer of tokens; the headers as in {@link #read}. */
    public FederatedIdentity readIdentity(
            String issuer, String subject, @Nullable Object xRequestId, @Nullable Object acceptLanguage) {
        return new FederatedIdentity(issuer, subject, RequestId.of(xRequestId), locale(acceptLanguage));
    }

    /** The most wanted language there are texts in; if there is none, the most wanted, to say nothing rather than in another. */
    private Locale locale(@Nullable Object acceptLanguage) {
        String ranges = acceptLanguage == null ? "" : acceptLanguage.toString();
        if (ranges.isBlank() || ranges.length() > MAX_ACCEPT_LANGUAGE_LENGTH) {
            return Locale.ENGLISH;
        }
        try {
            List<Locale> wanted = Locale.LanguageRange.parse(ranges).stream()
                    .filter(range -> range.getWeight() > 0)
                    .map(range -> Locale.forLanguageTag(range.getRange()))
                    .map(locale -> locale.getLanguage().isEmpty() ? Locale.ENGLISH : locale)
                    .toList();
            return wanted.stream()
                    .filter(locale -> languages.contains(locale.getLanguage()))
                    .findFirst()
                    .orElse(wanted.isEmpty() ? Locale.ENGLISH : wanted.getFirst());
        } catch (IllegalArgumentException malformed) {
            return Locale.ENGLISH;
        }
    }
}
