package preflight.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import preflight.access.Accounts;

/** Signing in with the issuer: there, and back again. */
public final class IssuerPages {
    private static final Duration LONGEST_ATTEMPT = Duration.ofMinutes(10);
    /** Where the page opens the dialog that the person had to prove themselves for. */
    private static final String CREATE_KEY = SitePath.HOME + "#create-key";

    private final Optional<Issuer> issuer;
    private final Accounts accounts;
    private final Sessions sessions;
    private final SignInPages signIn;
    private final SiteSettings site;
    private final InstantSource clock;

    IssuerPages(
            Optional<Issuer> issuer,
            Accounts accounts,
            Sessions sessions,
            SignInPages signIn,
            SiteSettings site,
            InstantSource clock) {
        this.issuer = issuer;
        this.accounts = accounts;
        this.sessions = sessions;
        this.signIn = signIn;
        this.site = site;
        this.clock = clock;
    }

    /** Leads on to the issuer. */
    public PageAnswer start(PageRequest request) {
        Attempt attempt = Attempt.begin(request.query().apply("again") != null);
        return PageAnswer.redirect(
                        configured().begin(attempt.secret(), attempt.again()).toString())
                .withCookie(SiteCookie.ATTEMPT.set(attempt.text(), LONGEST_ATTEMPT, site));
    }

    /** Takes who comes back from the issuer, in the browser that was sent there, and only once. */
    public PageAnswer finish(PageRequest request) {
        Attempt attempt = Attempt.parse(SiteCookie.ATTEMPT.in(request, site))
                .orElseThrow(
                        () -> SiteRefusal.notSignedIn("This browser has no sign-in under way, or it took too long."));
        Issuer.Identity who = configured().complete(attempt.secret(), request.target());
        if (attempt.again() && !recent(who.authenticatedAt())) {
            throw SiteRefusal.notAgain();
        }
        Secret session = sessions.open(account(who), who.authenticatedAt());
        return signIn.signedIn(request, session, attempt.again() ? CREATE_KEY : Landing.of(request, site))
                .withCookie(SiteCookie.ATTEMPT.clear(site));
    }

    private String account(Issuer.Identity who) {
        return accounts.linkedTo(who.issuer(), who.subject()).orElseThrow(() -> SiteRefusal.notLinked(who));
    }

    private Issuer configured() {
        return issuer.orElseThrow(
                () -> SiteRefusal.notSignedIn("There is no sign-in service here: people sign in with a link."));
    }

    private boolean recent(@Nullable Instant authenticatedAt) {
        return authenticatedAt != null
                && authenticatedAt.isAfter(clock.instant().minus(site.freshSignIn()));
    }
}
