package preflight.gateway.routes;

import org.jspecify.annotations.Nullable;
import preflight.access.Caller;
import preflight.access.CredentialsReader;
import preflight.access.KeyRejected;
import preflight.access.PlanRequired;
import preflight.access.PresentedCredentials;

/** Credentials and callers as access.camel.yaml uses them. A bean call is ten times as fast as a path in the Simple language. */
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

    /**
     * Requires a plan that includes calls.
     *
     * @throws PlanRequired when the plan does not include them
     */
    public void requirePaidPlan(Caller caller) {
        caller.requirePaidPlan();
    }

    /** The key of the rate limit. */
    public String accountId(Caller caller) {
        return caller.accountId();
    }

    /** Whether the use of the caller's key has to be recorded again. */
    public boolean lastUseIsOld(Caller caller) {
        return caller.lastUseIsOld();
    }

    private static @Nullable String text(@Nullable Object header) {
        return header == null ? null : header.toString();
    }
}
