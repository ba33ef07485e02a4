package preflight.console.web;

import java.net.URI;
import java.time.Duration;

/**
 * The settings of the console.
 *
 * @param address where browsers reach the gateway, without a path; configured, because a forwarded header can be forged
 * @param linkLife how long a sign-in link is valid
 * @param sessionIdle a session ends after this time without use
 * @param sessionLife a session ends after this time, used or not
 * @param freshSignIn how long after authentication a person may create keys
 * @param assistantsSignIn whether assistants without a key can sign in over OAuth
 */
public record ConsoleSettings(
        URI address,
        Duration linkLife,
        Duration sessionIdle,
        Duration sessionLife,
        Duration freshSignIn,
        boolean assistantsSignIn) {

    /** Whether browsers use TLS; then cookies are restricted to it. */
    public boolean usesTls() {
        return "https".equals(address.getScheme());
    }

    /** The URI of a path of this gateway. */
    public URI resolve(String path) {
        return address.resolve(path);
    }
}
