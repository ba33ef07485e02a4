package preflight.console.session;

import preflight.console.web.ConsoleCookie;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;

/** Lets in who is signed in. */
public final class SessionAuthenticator {
    private final SessionStore sessions;
    private final ConsoleSettings site;

    /** Knows {@code sessions}. */
    public SessionAuthenticator(SessionStore sessions, ConsoleSettings site) {
        this.sessions = sessions;
        this.site = site;
    }

    /** The session of a browser; throws {@code NotSignedIn} when it has none. */
    public Session admit(PageRequest request) {
        return Secret.parse(ConsoleCookie.SESSION.read(request, site))
                .flatMap(sessions::find)
                .orElseThrow(NotSignedIn::new);
    }
}
