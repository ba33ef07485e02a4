package preflight.account;

import java.time.Duration;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who is signed in.
 *
 * @param authenticatedAt when they proved who they are; null when their issuer does not say
 */
public record Session(
        Secret secret, String accountId, Way way, @Nullable Instant authenticatedAt) {

    /** How they signed in. */
    public enum Way {
        /** With a link that whoever runs the service has made. */
        LINK,
        /** With the issuer. */
        ISSUER
    }

    /** What the forms of this session carry, so that no other site can send them. */
    String formToken() {
        return FormGuard.token(secret);
    }

    boolean freshAt(Instant now, Duration window) {
        return authenticatedAt != null && authenticatedAt.isAfter(now.minus(window));
    }
}
