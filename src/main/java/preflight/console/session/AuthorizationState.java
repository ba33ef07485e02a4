package preflight.console.session;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A sign-in with the issuer under way, as a cookie holds it.
 *
 * @param again whether it is to prove anew who they are
 */
public record AuthorizationState(Secret secret, boolean reauthenticate) {
    private static final String REAUTHENTICATE_PREFIX = "again.";

    public static AuthorizationState begin(boolean again) {
        return new AuthorizationState(Secret.generate(), again);
    }

    public static Optional<AuthorizationState> parse(@Nullable String cookie) {
        if (cookie == null) {
            return Optional.empty();
        }
        boolean again = cookie.startsWith(REAUTHENTICATE_PREFIX);
        return Secret.parse(again ? cookie.substring(REAUTHENTICATE_PREFIX.length()) : cookie)
                .map(secret -> new AuthorizationState(secret, again));
    }

    public String toCookieValue() {
        return (reauthenticate ? REAUTHENTICATE_PREFIX : "") + secret.reveal();
    }
}
