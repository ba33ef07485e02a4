package preflight.access;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.access.key.ApiKey;
import preflight.access.key.Pepper;

/** Reads the credentials of a request from its headers. */
public final class CredentialsReader {
    private static final int MAX_ACCEPT_LANGUAGE_LENGTH = 200;

    private final Pepper pepper;
    private final Set<String> languages;

    /** Creates a reader; {@code languages} are the ISO 639 codes of the languages that there are texts in. */
    public CredentialsReader(Pepper pepper, Collection<String> languages) {
        this.pepper = pepper;
        this.languages = Set.copyOf(languages);
    }

    /**
     * Reads the credential headers of a request; each is null when it was not sent.
     *
     * @throws KeyRejected when the key is missing or malformed; the database is not needed to know that
     */
    public PresentedCredentials read(
            @Nullable String xApiKey, @Nullable String xRequestId, @Nullable String acceptLanguage) {
        String key = xApiKey == null ? "" : xApiKey.strip();
        if (key.isEmpty()) {
            throw KeyRejected.missing();
        }
        ApiKey parsed = ApiKey.parse(key).orElseThrow(KeyRejected::malformed);
        return new PresentedCredentials(parsed.hash(pepper), RequestId.of(xRequestId), locale(acceptLanguage));
    }

    /** The federated identity of a request whose token was verified; the headers are null when they were not sent. */
    public FederatedIdentity readIdentity(
            String issuer, String subject, @Nullable String xRequestId, @Nullable String acceptLanguage) {
        return new FederatedIdentity(issuer, subject, RequestId.of(xRequestId), locale(acceptLanguage));
    }

    /** The preferred language that there are texts in; without one, the preferred language. */
    private Locale locale(@Nullable String acceptLanguage) {
        String ranges = acceptLanguage == null ? "" : acceptLanguage;
        if (ranges.isBlank() || ranges.length() > MAX_ACCEPT_LANGUAGE_LENGTH) {
            return Locale.ENGLISH;
        }
        try {
            List<Locale> preferred = Locale.LanguageRange.parse(ranges).stream()
                    .filter(range -> range.getWeight() > 0)
                    .map(range -> Locale.forLanguageTag(range.getRange()))
                    .map(locale -> locale.getLanguage().isEmpty() ? Locale.ENGLISH : locale)
                    .toList();
            return preferred.stream()
                    .filter(locale -> languages.contains(locale.getLanguage()))
                    .findFirst()
                    .orElse(preferred.isEmpty() ? Locale.ENGLISH : preferred.getFirst());
        } catch (IllegalArgumentException malformed) {
            return Locale.ENGLISH;
        }
    }
}
