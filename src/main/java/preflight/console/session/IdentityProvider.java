package preflight.console.session;

import java.net.URI;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import preflight.console.web.ConsoleRefusal;

/** A service that authenticates people, e.g. an OpenID Connect issuer. */
public interface IdentityProvider {

    /** The name to show to people. */
    String name();

    /**
     * The address to redirect a browser to for authentication.
     *
     * @param attempt a secret that only this browser holds
     * @param reauthenticate whether the service must authenticate the person even if it has a session for them
     */
    URI authorizationUri(Secret attempt, boolean reauthenticate);

    /**
     * The identity of the person who came back from {@link #authorizationUri}.
     *
     * @param callback path and query of the callback request
     * @throws ConsoleRefusal when the callback does not belong to this attempt, or the service refused
     * @throws Unavailable when the service does not answer
     */
    Identity authenticate(Secret attempt, String callback);

    /**
     * An authenticated person.
     *
     * @param authenticatedAt when they were authenticated; null when the service does not say
     */
    record Identity(String issuer, String subject, @Nullable Instant authenticatedAt) {}

    /** The service does not answer. This says nothing about the person. */
    final class Unavailable extends RuntimeException {
        private static final long serialVersionUID = 1L;

        /** With the cause, for the log. */
        public Unavailable(Throwable cause) {
            super("The sign-in service does not answer for the moment. Try again shortly.", cause);
        }
    }
}
