package preflight.gateway.routes;

import org.jspecify.annotations.Nullable;
import preflight.access.CredentialsReader;
import preflight.access.KeyRejected;
import preflight.access.PresentedCredentials;

/** {@link CredentialsReader} as the access routes call it, with header values as Camel has them. */
public final class CredentialsAdapter {
    private final CredentialsReader reader;

    /** Adapts {@code reader}. */
    public CredentialsAdapter(CredentialsReader reader) {
        this.reader = reader;
    }

    /**
     * Reads the credential headers. Camel gives null for a missing header and a list for a repeated one.
     *
     * @throws KeyRejected when the key is missing or malformed
     */
    public PresentedCredentials read(
            @Nullable Object xApiKey, @Nullable Object xRequestId, @Nullable Object acceptLanguage) {
        return reader.read(text(xApiKey), text(xRequestId), text(acceptLanguage));
    }

    private static @Nullable String text(@Nullable Object header) {
        return header == null ? null : header.toString();
    }
}
