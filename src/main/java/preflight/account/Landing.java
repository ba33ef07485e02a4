package preflight.account;

import java.time.Duration;

/**
 * Where people are led once they have signed in: to the page they wanted, when that was the one that checks files. The browser
 * keeps no address, so that nobody can plant one that leads elsewhere.
 */
final class Landing {
    private static final Duration KEPT = Duration.ofMinutes(15);
    private static final String REPORT = "report";

    private Landing() {}

    /** Sends somebody who has to sign in first to {@code signIn}, and remembers what they wanted. */
    static PageAnswer signInFirst(PageRequest wanted, String signIn, SiteSettings site) {
        PageAnswer answer = PageAnswer.redirect(signIn);
        return wanted.target().equals(SitePath.REPORT)
                ? answer.withCookie(SiteCookie.LANDING.set(REPORT, KEPT, site))
                : answer.withCookie(SiteCookie.LANDING.clear(site));
    }

    /** Where to lead them now. */
    static String of(PageRequest signedIn, SiteSettings site) {
        return REPORT.equals(SiteCookie.LANDING.in(signedIn, site)) ? SitePath.REPORT : SitePath.HOME;
    }
}
