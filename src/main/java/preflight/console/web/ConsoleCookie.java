package preflight.console.web;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The cookies of the settings page. No script reads them; over TLS they are bound to this very host and to TLS. */
public enum ConsoleCookie {
    /** Who is signed in. Lax, for people come back from the issuer, and from links in mails, as who they are. */
    SESSION("preflight-session", "Lax"),
    /** What the sign-in form was given; it needs no session to be guarded. */
    FORM("preflight-form", "Strict"),
    /** A sign-in with the issuer under way. Lax, for the issuer sends the browser back. */
    AUTHORIZATION("preflight-attempt", "Lax"),
    /** The page somebody wanted before they had to sign in. Lax, for the issuer sends the browser back. */
    POST_LOGIN_REDIRECT("preflight-landing", "Lax");

    private final String name;
    private final String sameSite;

    ConsoleCookie(String name, String sameSite) {
        this.name = name;
        this.sameSite = sameSite;
    }

    /** The value a browser sent; null when it sent none. */
    @Nullable
    public String read(PageRequest request, ConsoleSettings site) {
        return request.cookie().apply(name(site));
    }

    /** Has the browser keep a value until it is closed. */
    public String set(String value, ConsoleSettings site) {
        return "%s=%s; Path=/; HttpOnly; SameSite=%s%s"
                .formatted(name(site), value, sameSite, site.usesTls() ? "; Secure" : "");
    }

    /** Has the browser keep a value for a while. */
    public String set(String value, Duration life, ConsoleSettings site) {
        return set(value, site) + "; Max-Age=" + life.toSeconds();
    }

    /** Has the browser forget it. */
    public String clear(ConsoleSettings site) {
        return set("", Duration.ZERO, site);
    }

    /** With {@code __Host-} no other host of the domain, and nobody without TLS, can plant one. */
    private String name(ConsoleSettings site) {
        return site.usesTls() ? "__Host-" + name : name;
    }
}
