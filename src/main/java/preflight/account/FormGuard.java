package preflight.account;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.jspecify.annotations.Nullable;

/**
 * Lets only our own pages change something: the form must carry what the page was given, and where the browser says which
 * site sends it, that must be ours.
 */
public final class FormGuard {
    /** The field of every form that changes something. */
    private static final String FIELD = "token";

    /** In place of the field, for what is no form; a foreign page cannot send it without being allowed to first. */
    private static final String HEADER = "X-Form-Token";

    private static final String PURPOSE = "form";

    private final SiteSettings site;

    /** For pages at {@code site}'s address. */
    public FormGuard(SiteSettings site) {
        this.site = site;
    }

    static String token(Secret secret) {
        return secret.derive(PURPOSE);
    }

    /** Passes what a page of this session sent; throws {@link SiteRefusal} otherwise. */
    public void require(PageRequest request, Session session) {
        require(request, session.secret());
    }

    void require(PageRequest request, Secret secret) {
        if (!sentByUs(request) || !same(token(secret), given(request))) {
            throw SiteRefusal.forged();
        }
    }

    private static String given(PageRequest request) {
        String header = request.header().apply(HEADER);
        return header == null ? request.fieldOrEmpty(FIELD) : header;
    }

    private boolean sentByUs(PageRequest request) {
        String fetchSite = request.header().apply("Sec-Fetch-Site");
        if (fetchSite != null) {
            return fetchSite.equals("same-origin");
        }
        String origin = request.header().apply("Origin");
        // "null" is what our own forms say without TLS, for our pages have no Referer: then the token decides.
        return origin == null
                || origin.equals("null")
                || ours(origin, request.header().apply("Host"));
    }

    /** Without TLS in front, people may come by another name of the host than is configured. */
    private boolean ours(String origin, @Nullable String host) {
        String configured = origin(site.address());
        return origin.equals(configured) || (!site.secure() && origin.equals("http://" + host));
    }

    private static String origin(URI address) {
        return address.getScheme() + "://" + address.getAuthority();
    }

    private static boolean same(String expected, String given) {
        return MessageDigest.isEqual(expected.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }
}
