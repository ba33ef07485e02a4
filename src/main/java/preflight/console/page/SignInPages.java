package preflight.console.page;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import preflight.console.session.CsrfProtection;
import preflight.console.session.IdentityProvider;
import preflight.console.session.PostLoginRedirect;
import preflight.console.session.Secret;
import preflight.console.session.Session;
import preflight.console.session.SessionStore;
import preflight.console.web.ConsoleCookie;
import preflight.console.web.ConsolePath;
import preflight.console.web.ConsoleRefusal;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;
import preflight.console.web.PageResponse;

/** The sign-in with a link, and the sign-out. */
public final class SignInPages {
    private final PageTemplates templates;
    private final SessionStore sessions;
    private final CsrfProtection csrf;
    private final ConsoleSettings settings;
    private final Optional<IdentityProvider> issuer;

    public SignInPages(
            PageTemplates templates,
            SessionStore sessions,
            CsrfProtection csrf,
            ConsoleSettings settings,
            Optional<IdentityProvider> issuer) {
        this.templates = templates;
        this.sessions = sessions;
        this.csrf = csrf;
        this.settings = settings;
        this.issuer = issuer;
    }

    /** The page that a link opens. It does not use the link up: only the button does. */
    public PageResponse show(PageRequest request) {
        Secret form = Secret.parse(ConsoleCookie.FORM.read(request, settings)).orElseGet(Secret::generate);
        return page(200, form, Optional.empty());
    }

    /** Uses a link up and opens a session with a new secret. */
    public PageResponse redeem(PageRequest request) {
        Secret form = Secret.parse(ConsoleCookie.FORM.read(request, settings)).orElseThrow(ConsoleRefusal::forged);
        csrf.requireToken(request, form);
        Optional<Secret> opened = Secret.parse(code(request)).flatMap(sessions::openByLink);
        if (opened.isEmpty()) {
            return page(403, form, Optional.of(ConsoleRefusal.linkInvalid()));
        }
        return openSession(request, opened.get(), PostLoginRedirect.target(request, settings))
                .withCookie(ConsoleCookie.FORM.clear(settings));
    }

    /** Ends the session on all gateways. */
    public PageResponse signOut(Session session) {
        sessions.close(session.secret());
        return PageResponse.redirect(ConsolePath.SIGN_IN).withCookie(ConsoleCookie.SESSION.clear(settings));
    }

    /** Redirects with the new session; a session that the browser had before is closed. */
    PageResponse openSession(PageRequest request, Secret session, String path) {
        Secret.parse(ConsoleCookie.SESSION.read(request, settings)).ifPresent(sessions::close);
        return PageResponse.redirect(path)
                .withCookie(ConsoleCookie.SESSION.set(session.reveal(), settings))
                .withCookie(ConsoleCookie.POST_LOGIN_REDIRECT.clear(settings));
    }

    /** The secret of a link. People paste the whole link or only the part after its #. */
    private static String code(PageRequest request) {
        String pasted = request.fieldOrEmpty("code").strip();
        return pasted.substring(pasted.lastIndexOf('#') + 1);
    }

    private PageResponse page(int status, Secret form, Optional<ConsoleRefusal> refusal) {
        Map<String, Object> values = new HashMap<>();
        values.put("token", CsrfProtection.token(form));
        values.put("issuer", issuer.map(IdentityProvider::name).orElse(""));
        values.put("refused", refusal.map(ConsoleRefusal::getMessage).orElse(""));
        return PageResponse.html(status, templates.render("sign-in", values))
                .withCookie(ConsoleCookie.FORM.set(form.reveal(), settings));
    }
}
