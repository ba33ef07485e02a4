package preflight.account;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Signing in with a link, and signing out. */
public final class SignInPages {
    private final Templates templates;
    private final Sessions sessions;
    private final FormGuard guard;
    private final SiteSettings site;
    private final Optional<Issuer> issuer;

    SignInPages(Templates templates, Sessions sessions, FormGuard guard, SiteSettings site, Optional<Issuer> issuer) {
        this.templates = templates;
        this.sessions = sessions;
        this.guard = guard;
        this.site = site;
        this.issuer = issuer;
    }

    /** The page a link leads to. It uses up nothing: only the button does. */
    public PageAnswer show(PageRequest request) {
        Secret form = Secret.parse(SiteCookie.FORM.in(request, site)).orElseGet(Secret::generate);
        return page(200, form, Optional.empty());
    }

    /** Uses up a link, for a session that nobody has known before. */
    public PageAnswer redeem(PageRequest request) {
        Secret form = Secret.parse(SiteCookie.FORM.in(request, site)).orElseThrow(SiteRefusal::forged);
        guard.require(request, form);
        Optional<Secret> opened = Secret.parse(code(request)).flatMap(sessions::openByLink);
        if (opened.isEmpty()) {
            return page(403, form, Optional.of(SiteRefusal.usedUp()));
        }
        return signedIn(request, opened.get(), Landing.of(request, site)).withCookie(SiteCookie.FORM.clear(site));
    }

    /** Ends the session, here and on every gateway. */
    public PageAnswer signOut(Session session) {
        sessions.close(session.secret());
        return PageAnswer.redirect(SitePath.SIGN_IN).withCookie(SiteCookie.SESSION.clear(site));
    }

    /** Leads on with a new session in place of the one there may have been. */
    PageAnswer signedIn(PageRequest request, Secret session, String path) {
        Secret.parse(SiteCookie.SESSION.in(request, site)).ifPresent(sessions::close);
        return PageAnswer.redirect(path)
                .withCookie(SiteCookie.SESSION.set(session.reveal(), site))
                .withCookie(SiteCookie.LANDING.clear(site));
    }

    /** People paste the whole link as well as what is behind its #. */
    private static String code(PageRequest request) {
        String pasted = request.fieldOrEmpty("code").strip();
        return pasted.substring(pasted.lastIndexOf('#') + 1);
    }

    private PageAnswer page(int status, Secret form, Optional<SiteRefusal> refusal) {
        Map<String, Object> values = new HashMap<>();
        values.put("token", FormGuard.token(form));
        values.put("issuer", issuer.map(Issuer::name).orElse(""));
        values.put("refused", refusal.map(SiteRefusal::getMessage).orElse(""));
        return PageAnswer.html(status, templates.render("sign-in", values))
                .withCookie(SiteCookie.FORM.set(form.reveal(), site));
    }
}
