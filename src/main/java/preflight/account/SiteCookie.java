package preflight.account;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The cookies of the settings page. No script reads them; over TLS they are bound to this very host and to TLS. */
enum SiteCookie {
    /** Who is signed in. Lax, for people come back from the issuer, and from links in mails, as who they are. */
    SESSION("preflight-session", "Lax"),
    /** What the sign-in form was given; it needs no session to be guarded. */
    FORM("preflight-form", "Strict"),
    /** A sign-in with the issuer under way. Lax, for the issuer sends the browser back. */
    ATTEMPT("preflight-attempt", "Lax"),
    /** The page somebody wanted before they had to sign in. Lax, for the issuer sends the browser back. */
    LANDING("preflight-landing", "Lax");

    private final String name;
    private final String sameSite;

    SiteCookie(String name, String sameSite) {
        this.name = name;
        this.sameSite = sameSite;
    }

    /** The value a browser sent; null when it sent none. */
    @Nullable
    String in(PageRequest request, SiteSettings site) {
        return request.cookie().apply(name(site));
    }

    /** Has the browser keep a value until it is closed. */
    String set(String value, SiteSettings site) {
        return "%s=%s; Path=/; HttpOnly; SameSite=%s%s"
                .formatted(name(site), value, sameSite, site.secure() ? "; Secure" : "");
    }

    /** Has the browser keep a value for a while. */
    String set(String value, Duration life, SiteSettings site) {
        return set(value, site) + "; Max-Age=" + life.toSeconds();
    }

    /** Has the browser forget it. */
    String clear(SiteSettings site) {
        return set("", Duration.ZERO, site);
    }

    /** With {@code __Host-} no other host of the domain, and nobody without TLS, can plant one. */
    private String name(SiteSettings site) {
        return site.secure() ? "__Host-" + name : name;
    }
}
