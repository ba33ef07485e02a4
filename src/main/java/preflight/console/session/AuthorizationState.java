package preflight.console.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A running sign-in with the identity provider, as a cookie holds it.
 *
 * @param reauthenticate whether the person must authenticate again
 */
public record AuthorizationState(Secret secret, boolean reauthenticate) {
    private static final String REAUTHENTICATE_PREFIX = "again.";

    /** A new state with a random secret. */
    public static AuthorizationState begin(boolean reauthenticate) {
        return new AuthorizationState(Secret.generate(), reauthenticate);
    }

    /** Reads the cookie; empty when there is none or it is not valid. */
    public static Optional<AuthorizationState> parse(@Nullable String cookie) {
        if (cookie == null) {
            return Optional.empty();
        }
        boolean reauthenticate = cookie.startsWith(REAUTHENTICATE_PREFIX);
        return Secret.parse(reauthenticate ? cookie.substring(REAUTHENTICATE_PREFIX.length()) : cookie)
                .map(secret -> new AuthorizationState(secret, reauthenticate));
    }

    /** The value for the cookie. */
    public String toCookieValue() {
        return (reauthenticate ? REAUTHENTICATE_PREFIX : "") + secret.reveal();
    }
}
