package preflight.console.web;

import java.net.URI;
import java.time.Duration;

/**
 * How the settings page is to behave.
 *
 * @param address where browsers reach the gateway, without a path; from configuration, for a forwarded header can be forged
 * @param linkLife how long a sign-in link is good
 * @param sessionIdle a session ends when it was not used for so long
 * @param sessionLife a session ends after so long, used or not
 * @param freshSignIn how long after proving who they are somebody may create keys
 * @param assistantsSignIn whether assistants without a key can sign in over OAuth
 */
public record ConsoleSettings(
        URI address,
        Duration linkLife,
        Duration sessionIdle,
        Duration sessionLife,
        Duration freshSignIn,
        boolean assistantsSignIn) {

    /** Whether browsers come over TLS, so that cookies can be kept to it. */
    public boolean usesTls() {
        return "https".equals(address.getScheme());
    }

    /** An address of ours, from its path. */
    public URI resolve(String path) {
        return address.resolve(path);
    }
}
