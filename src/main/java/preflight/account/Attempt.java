package preflight.account;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A sign-in with the issuer under way, as a cookie holds it.
 *
 * @param again whether it is to prove anew who they are
 */
record Attempt(Secret secret, boolean again) {
    private static final String AGAIN = "again.";

    static Attempt begin(boolean again) {
        return new Attempt(Secret.generate(), again);
    }

    static Optional<Attempt> parse(@Nullable String cookie) {
        if (cookie == null) {
            return Optional.empty();
        }
        boolean again = cookie.startsWith(AGAIN);
        return Secret.parse(again ? cookie.substring(AGAIN.length()) : cookie)
                .map(secret -> new Attempt(secret, again));
    }

    String text() {
        return (again ? AGAIN : "") + secret.reveal();
    }
}
