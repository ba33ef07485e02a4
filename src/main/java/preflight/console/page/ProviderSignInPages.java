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

/** The sign-in with the identity provider: the redirect to it, and the callback. */
public final class ProviderSignInPages {
    private static final Duration MAX_SIGN_IN_TIME = Duration.ofMinutes(10);
    /** The page with the dialog that creates a key: the only action that needs a recent sign-in. */
    private static final String CREATE_KEY = ConsolePath.HOME + "#create-key";

    private final Optional<IdentityProvider> provider;
    private final Accounts accounts;
    private final SessionStore sessions;
    private final SignInPages signIn;
    private final ConsoleSettings settings;
    private final InstantSource clock;

    public ProviderSignInPages(
            Optional<IdentityProvider> provider,
            Accounts accounts,
            SessionStore sessions,
            SignInPages signIn,
            ConsoleSettings settings,
            InstantSource clock) {
        this.provider = provider;
        this.accounts = accounts;
        this.sessions = sessions;
        this.signIn = signIn;
        this.settings = settings;
        this.clock = clock;
    }

    /** Redirects to the identity provider. With the parameter {@code again} the person must authenticate again. */
    public PageResponse start(PageRequest request) {
        AuthorizationState state = AuthorizationState.begin(request.query().apply("again") != null);
        return PageResponse.redirect(requiredProvider()
                        .authorizationUri(state.secret(), state.reauthenticate())
                        .toString())
                .withCookie(ConsoleCookie.AUTHORIZATION.set(state.toCookieValue(), MAX_SIGN_IN_TIME, settings));
    }

    /** The callback: opens a session. Valid once, and only in the browser that was redirected. */
    public PageResponse finish(PageRequest request) {
        AuthorizationState state = AuthorizationState.parse(ConsoleCookie.AUTHORIZATION.read(request, settings))
                .orElseThrow(
                        () -> ConsoleRefusal.notSignedIn("This browser has no running sign-in, or it took too long."));
        IdentityProvider.Identity identity = requiredProvider().authenticate(state.secret(), request.target());
        if (state.reauthenticate() && !isRecent(identity.authenticatedAt())) {
            throw ConsoleRefusal.notReauthenticated();
        }
        Secret session = sessions.open(accountIdOf(identity), identity.authenticatedAt());
        return signIn.openSession(
                        request,
                        session,
                        state.reauthenticate() ? CREATE_KEY : PostLoginRedirect.target(request, settings))
                .withCookie(ConsoleCookie.AUTHORIZATION.clear(settings));
    }

    private String accountIdOf(IdentityProvider.Identity identity) {
        return accounts.linkedTo(identity.issuer(), identity.subject())
                .orElseThrow(() -> ConsoleRefusal.notLinked(identity.issuer(), identity.subject()));
    }

    private IdentityProvider requiredProvider() {
        return provider.orElseThrow(
                () -> ConsoleRefusal.notSignedIn("There is no sign-in service here: people sign in with a link."));
    }

    private boolean isRecent(@Nullable Instant authenticatedAt) {
        return authenticatedAt != null
                && authenticatedAt.isAfter(clock.instant().minus(settings.freshSignIn()));
    }
}
