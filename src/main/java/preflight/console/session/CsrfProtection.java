package preflight.console.session;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;
import preflight.console.web.ConsoleRefusal;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;

/**
 * Protects against cross-site request forgery: a form must carry the token that its page received, and where the browser says
 * which site sends it, that must be this one.
 */
public final class CsrfProtection {
    /** The form field of the token. */
    private static final String TOKEN_FIELD = "token";

    /** Replaces the field in requests that are no form. A foreign page cannot send it without a CORS preflight. */
    private static final String TOKEN_HEADER = "X-Form-Token";

    private static final String TOKEN_PURPOSE = "form";

    private final ConsoleSettings settings;

    /** For pages at the address of {@code settings}. */
    public CsrfProtection(ConsoleSettings settings) {
        this.settings = settings;
    }

    /** The token that belongs to a secret. */
    public static String token(Secret secret) {
        return secret.derive(TOKEN_PURPOSE);
    }

    /** Throws {@link ConsoleRefusal} unless a page of this session sent the request. */
    public void require(PageRequest request, Session session) {
        requireToken(request, session.secret());
    }

    /** Throws {@link ConsoleRefusal} unless the request has the token of {@code secret} and comes from this site. */
    public void requireToken(PageRequest request, Secret secret) {
        if (!isSameOrigin(request) || !constantTimeEquals(token(secret), presentedToken(request))) {
            throw ConsoleRefusal.forged();
        }
    }

    private static String presentedToken(PageRequest request) {
        String header = request.header().apply(TOKEN_HEADER);
        return header == null ? request.fieldOrEmpty(TOKEN_FIELD) : header;
    }

    private boolean isSameOrigin(PageRequest request) {
        String fetchSite = request.header().apply("Sec-Fetch-Site");
        if (fetchSite != null) {
            return fetchSite.equals("same-origin");
        }
        String origin = request.header().apply("Origin");
        // Without TLS our own forms send "null", because our pages have no Referer. Then the token decides.
        return origin == null
                || origin.equals("null")
                || isOwnOrigin(origin, request.header().apply("Host"));
    }

    /** Without TLS, people may use another name of the host than the configured one. */
    private boolean isOwnOrigin(String origin, @Nullable String host) {
        String configured = origin(settings.address());
        return origin.equals(configured) || (!settings.usesTls() && origin.equals("http://" + host));
    }

    private static String origin(URI address) {
        return address.getScheme() + "://" + address.getAuthority();
    }

    private static boolean constantTimeEquals(String expected, String presented) {
        return MessageDigest.isEqual(
                expected.getBytes(StandardCharsets.UTF_8), presented.getBytes(StandardCharsets.UTF_8));
    }
}
