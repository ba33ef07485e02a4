package preflight.console.web;

import java.time.Duration;
import org.jspecify.annotations.Nullable;

/** The cookies of the console. No script can read them. With TLS they are restricted to this host and to TLS. */
public enum ConsoleCookie {
    /** The session. Lax, because people also arrive from the identity provider and from links in mails. */
    SESSION("preflight-session", "Lax"),
    /** The secret behind the CSRF token of the sign-in form, which has no session yet. */
    FORM("preflight-form", "Strict"),
    /** A running sign-in with the identity provider. Lax, because the provider sends the browser back. */
    AUTHORIZATION("preflight-attempt", "Lax"),
    /** The page that was requested before the sign-in. Lax, because the provider sends the browser back. */
    POST_LOGIN_REDIRECT("preflight-landing", "Lax");

    private final String name;
    private final String sameSite;

    ConsoleCookie(String name, String sameSite) {
        this.name = name;
        this.sameSite = sameSite;
    }

    /** The value that the browser sent; null when it sent none. */
    @Nullable
    public String read(PageRequest request, ConsoleSettings settings) {
        return request.cookie().apply(name(settings));
    }

    /** The Set-Cookie value for a session cookie. */
    public String set(String value, ConsoleSettings settings) {
        return "%s=%s; Path=/; HttpOnly; SameSite=%s%s"
                .formatted(name(settings), value, sameSite, settings.usesTls() ? "; Secure" : "");
    }

    /** The Set-Cookie value for a cookie that expires after {@code life}. */
    public String set(String value, Duration life, ConsoleSettings settings) {
        return set(value, settings) + "; Max-Age=" + life.toSeconds();
    }

    /** The Set-Cookie value that deletes the cookie. */
    public String clear(ConsoleSettings settings) {
        return set("", Duration.ZERO, settings);
    }

    /** With the prefix {@code __Host-} no other host of the domain can set the cookie, and nobody can without TLS. */
    private String name(ConsoleSettings settings) {
        return settings.usesTls() ? "__Host-" + name : name;
    }
}
