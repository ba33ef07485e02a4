package preflight.console.session;

import java.time.Duration;
import preflight.console.web.ConsoleCookie;
import preflight.console.web.ConsolePath;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;
import preflight.console.web.PageResponse;

/**
 * Where to redirect after a sign-in: to the page that was requested, when that was the page that checks files. The cookie holds
 * a name and not an address, so that nobody can set one that leads to another site.
 */
public final class PostLoginRedirect {
    private static final Duration MAX_AGE = Duration.ofMinutes(15);
    private static final String REPORT = "report";

    private PostLoginRedirect() {}

    /** Redirects to the sign-in page and remembers the page that was requested. */
    public static PageResponse redirectToSignIn(PageRequest requested, String signInPath, ConsoleSettings settings) {
        PageResponse response = PageResponse.redirect(signInPath);
        return requested.target().equals(ConsolePath.REPORT)
                ? response.withCookie(ConsoleCookie.POST_LOGIN_REDIRECT.set(REPORT, MAX_AGE, settings))
                : response.withCookie(ConsoleCookie.POST_LOGIN_REDIRECT.clear(settings));
    }

    /** The path to redirect to after the sign-in. */
    public static String target(PageRequest request, ConsoleSettings settings) {
        return REPORT.equals(ConsoleCookie.POST_LOGIN_REDIRECT.read(request, settings))
                ? ConsolePath.REPORT
                : ConsolePath.HOME;
    }
}
