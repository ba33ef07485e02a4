package preflight.console.session;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * The session of a person who is signed in.
 *
 * @param authenticatedAt when the person was authenticated; null when the identity provider does not say
 */
public record Session(
        Secret secret,
        String accountId,
        SignInMethod method,
        @Nullable Instant authenticatedAt) {

    /** How the person signed in. */
    public enum SignInMethod {
        /** With a link that an operator created. */
        LINK,
        /** With the identity provider. */
        ISSUER
    }

    /** The CSRF token of the forms of this session. */
    public String formToken() {
        return CsrfProtection.token(secret);
    }

    /** Whether the person was authenticated less than {@code window} before {@code now}. */
    public boolean authenticatedWithin(Instant now, Duration window) {
        return authenticatedAt != null && authenticatedAt.isAfter(now.minus(window));
    }
}
