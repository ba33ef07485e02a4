package preflight.console.page;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import preflight.access.account.Accounts;
import preflight.console.session.AuthorizationState;
import preflight.console.session.IdentityProvider;
import preflight.console.session.PostLoginRedirect;
import preflight.console.session.Secret;
import preflight.console.session.SessionStore;
import preflight.console.web.ConsoleCookie;
import preflight.console.web.ConsolePath;
import preflight.console.web.ConsoleRefusal;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;
import preflight.console.web.PageResponse;

/** Signing in with the issuer: there, and back again. */
public final class ProviderSignInPages {
    private static final Duration MAX_SIGN_IN_TIME = Duration.ofMinutes(10);
    /** Where the page opens the dialog that the person had to prove themselves for. */
    private static final String CREATE_KEY = ConsolePath.HOME + "#create-key";

    private final Optional<IdentityProvider> issuer;
    private final Accounts accounts;
    private final SessionStore sessions;
    private final SignInPages signIn;
    private final ConsoleSettings site;
    private final InstantSource clock;

    public ProviderSignInPages(
            Optional<IdentityProvider> issuer,
            Accounts accounts,
            SessionStore sessions,
            SignInPages signIn,
            ConsoleSettings site,
            InstantSource clock) {
        this.issuer = issuer;
        this.accounts = accounts;
        this.sessions = sessions;
        this.signIn = signIn;
        this.site = site;
        this.clock = clock;
    }

    /** Leads on to the issuer. */
    public PageResponse start(PageRequest request) {
        AuthorizationState attempt = AuthorizationState.begin(request.query().apply("again") != null);
        return PageResponse.redirect(requiredProvider()
                        .authorizationUri(attempt.secret(), attempt.reauthenticate())
                        .toString())
                .withCookie(ConsoleCookie.AUTHORIZATION.set(attempt.toCookieValue(), MAX_SIGN_IN_TIME, site));
    }

    /** Takes who comes back from the issuer, in the browser that was sent there, and only once. */
    public PageResponse finish(PageRequest request) {
        AuthorizationState attempt = AuthorizationState.parse(ConsoleCookie.AUTHORIZATION.read(request, site))
                .orElseThrow(() ->
                        ConsoleRefusal.notSignedIn("This browser has no sign-in under way, or it took too long."));
        IdentityProvider.Identity who = requiredProvider().authenticate(attempt.secret(), request.target());
        if (attempt.reauthenticate() && !isRecent(who.authenticatedAt())) {
            throw ConsoleRefusal.notReauthenticated();
        }
        Secret session = sessions.open(accountIdOf(who), who.authenticatedAt());
        return signIn.openSession(
                        request,
                        session,
                        attempt.reauthenticate() ? CREATE_KEY : PostLoginRedirect.target(request, site))
                .withCookie(ConsoleCookie.AUTHORIZATION.clear(site));
    }

    private String accountIdOf(IdentityProvider.Identity who) {
        return accounts.linkedTo(who.issuer(), who.subject()).orElseThrow(() -> ConsoleRefusal.notLinked(who));
    }

    private IdentityProvider requiredProvider() {
        return issuer.orElseThrow(
                () -> ConsoleRefusal.notSignedIn("There is no sign-in service here: people sign in with a link."));
    }

    private boolean isRecent(@Nullable Instant authenticatedAt) {
        return authenticatedAt != null
                && authenticatedAt.isAfter(clock.instant().minus(site.freshSignIn()));
    }
}
