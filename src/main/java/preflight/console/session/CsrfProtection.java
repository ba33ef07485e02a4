package preflight.console.session;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;
import preflight.console.web.ConsoleRefusal;
import preflight.console.web.ConsoleSettings;
import preflight.console.web.PageRequest;

/**
 * Lets only our own pages change something: the form must carry what the page was given, and where the browser says which
 * site sends it, that must be ours.
 */
public final class CsrfProtection {
    /** The field of every form that changes something. */
    private static final String TOKEN_FIELD = "token";

    /** In place of the field, for what is no form; a foreign page cannot send it without being allowed to first. */
    private static final String TOKEN_HEADER = "X-Form-Token";

    private static final String TOKEN_PURPOSE = "form";

    private final ConsoleSettings site;

    /** For pages at {@code site}'s address. */
    public CsrfProtection(ConsoleSettings site) {
        this.site = site;
    }

    public static String token(Secret secret) {
        return secret.derive(TOKEN_PURPOSE);
    }

    /** Passes what a page of this session sent; throws {@link ConsoleRefusal} otherwise. */
    public void require(PageRequest request, Session session) {
        requireToken(request, session.secret());
    }

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
        // "null" is what our own forms say without TLS, for our pages have no Referer: then the token decides.
        return origin == null
                || origin.equals("null")
                || isOwnOrigin(origin, request.header().apply("Host"));
    }

    /** Without TLS in front, people may come by another name of the host than is configured. */
    private boolean isOwnOrigin(String origin, @Nullable String host) {
        String configured = origin(site.address());
        return origin.equals(configured) || (!site.usesTls() && origin.equals("http://" + host));
    }

    private static String origin(URI address) {
        return address.getScheme() + "://" + address.getAuthority();
    }

    private static boolean constantTimeEquals(String expected, String given) {
        return MessageDigest.isEqual(expected.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }
}
