package preflight.console.session;

import java.time.Duration;
import preflight.console.web.ConsoleCookie;
import preflight.console.web.ConsolePath;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;
import preflight.console.web.PageResponse;

/**
 * Where people are led once they have signed in: to the page they wanted, when that was the one that checks files. The browser
 * keeps no address, so that nobody can plant one that leads elsewhere.
 */
public final class PostLoginRedirect {
    private static final Duration MAX_AGE = Duration.ofMinutes(15);
    private static final String REPORT = "report";

    private PostLoginRedirect() {}

    /** Sends somebody who has to sign in first to {@code signIn}, and remembers what they wanted. */
    public static PageResponse redirectToSignIn(PageRequest wanted, String signIn, ConsoleSettings site) {
        PageResponse answer = PageResponse.redirect(signIn);
        return wanted.target().equals(ConsolePath.REPORT)
                ? answer.withCookie(ConsoleCookie.POST_LOGIN_REDIRECT.set(REPORT, MAX_AGE, site))
                : answer.withCookie(ConsoleCookie.POST_LOGIN_REDIRECT.clear(site));
    }

    /** Where to lead them now. */
    public static String target(PageRequest signedIn, ConsoleSettings site) {
        return REPORT.equals(ConsoleCookie.POST_LOGIN_REDIRECT.read(signedIn, site))
                ? ConsolePath.REPORT
                : ConsolePath.HOME;
    }
}
