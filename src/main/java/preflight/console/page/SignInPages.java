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

/** Signing in with a link, and signing out. */
public final class SignInPages {
    private final PageTemplates templates;
    private final SessionStore sessions;
    private final CsrfProtection guard;
    private final ConsoleSettings site;
    private final Optional<IdentityProvider> issuer;

    public SignInPages(
            PageTemplates templates,
            SessionStore sessions,
            CsrfProtection guard,
            ConsoleSettings site,
            Optional<IdentityProvider> issuer) {
        this.templates = templates;
        this.sessions = sessions;
        this.guard = guard;
        this.site = site;
        this.issuer = issuer;
    }

    /** The page a link leads to. It uses up nothing: only the button does. */
    public PageResponse show(PageRequest request) {
        Secret form = Secret.parse(ConsoleCookie.FORM.read(request, site)).orElseGet(Secret::generate);
        return page(200, form, Optional.empty());
    }

    /** Uses up a link, for a session that nobody has known before. */
    public PageResponse redeem(PageRequest request) {
        Secret form = Secret.parse(ConsoleCookie.FORM.read(request, site)).orElseThrow(ConsoleRefusal::forged);
        guard.requireToken(request, form);
        Optional<Secret> opened = Secret.parse(code(request)).flatMap(sessions::openByLink);
        if (opened.isEmpty()) {
            return page(403, form, Optional.of(ConsoleRefusal.linkInvalid()));
        }
        return openSession(request, opened.get(), PostLoginRedirect.target(request, site))
                .withCookie(ConsoleCookie.FORM.clear(site));
    }

    /** Ends the session, here and on every gateway. */
    public PageResponse signOut(Session session) {
        sessions.close(session.secret());
        return PageResponse.redirect(ConsolePath.SIGN_IN).withCookie(ConsoleCookie.SESSION.clear(site));
    }

    /** Leads on with a new session in place of the one there may have been. */
    PageResponse openSession(PageRequest request, Secret session, String path) {
        Secret.parse(ConsoleCookie.SESSION.read(request, site)).ifPresent(sessions::close);
        return PageResponse.redirect(path)
                .withCookie(ConsoleCookie.SESSION.set(session.reveal(), site))
                .withCookie(ConsoleCookie.POST_LOGIN_REDIRECT.clear(site));
    }

    /** People paste the whole link as well as what is behind its #. */
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
                .withCookie(ConsoleCookie.FORM.set(form.reveal(), site));
    }
}
