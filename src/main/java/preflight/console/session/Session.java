package preflight.console.session;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who is signed in.
 *
 * @param authenticatedAt when they proved who they are; null when their issuer does not say
 */
public record Session(
        Secret secret,
        String accountId,
        SignInMethod method,
        @Nullable Instant authenticatedAt) {

    /** How they signed in. */
    public enum SignInMethod {
        /** With a link that whoever runs the service has made. */
        LINK,
        /** With the issuer. */
        ISSUER
    }

    /** What the forms of this session carry, so that no other site can send them. */
    public String formToken() {
        return CsrfProtection.token(secret);
    }

    public boolean authenticatedWithin(Instant now, Duration window) {
        return authenticatedAt != null && authenticatedAt.isAfter(now.minus(window));
    }
}
