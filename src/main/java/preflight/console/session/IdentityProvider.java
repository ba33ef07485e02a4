package preflight.console.session;

import java.net.URI;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import preflight.console.web.ConsoleRefusal;

/** A service people sign in with. */
public interface IdentityProvider {

    /** What people know it by. */
    String name();

    /**
     * Where to send a browser that is to come back signed in.
     *
     * @param attempt known to this browser only
     * @param again whether the person must prove who they are even if the service knows them already
     */
    URI authorizationUri(Secret attempt, boolean again);

    /**
     * Who came back from {@link #begin}.
     *
     * @param returned path and query the browser came back with, where the service wrote its answer
     * @throws ConsoleRefusal when it is not an answer to this attempt, or the service refused
     * @throws Unavailable when the service does not answer
     */
    Identity authenticate(Secret attempt, String returned);

    /**
     * Who signed in.
     *
     * @param authenticatedAt when they proved who they are; null when the service does not say
     */
    record Identity(String issuer, String subject, @Nullable Instant authenticatedAt) {}

    /** The service does not answer: says nothing about who wanted to sign in. */
    final class Unavailable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /** With what went wrong, for the log. */
        public Unavailable(Throwable cause) {
            super("The sign-in service does not answer for the moment. Try again shortly.", cause);
        }
    }
}
