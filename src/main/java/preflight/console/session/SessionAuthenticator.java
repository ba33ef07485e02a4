package preflight.console.session;

import preflight.console.web.ConsoleCookie;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;

/** Authenticates a request by its session cookie. */
public final class SessionAuthenticator {
    private final SessionStore sessions;
    private final ConsoleSettings settings;

    /** Over the stored sessions. */
    public SessionAuthenticator(SessionStore sessions, ConsoleSettings settings) {
        this.sessions = sessions;
        this.settings = settings;
    }

    /** The session of a request; throws {@link NotSignedIn} when it has none. */
    public Session admit(PageRequest request) {
        return Secret.parse(ConsoleCookie.SESSION.read(request, settings))
                .flatMap(sessions::find)
                .orElseThrow(NotSignedIn::new);
    }
}
