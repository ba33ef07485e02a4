package preflight.report;

import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/** Addresses that a reader may be led to. */
public final class WebLinks {
    private static final String DOI = "https://doi.org/";

    private WebLinks() {}

    /** The address when it is one of the web; nothing else is ever made a link. */
    public static @Nullable String toWebLink(String address) {
        try {
            URI uri = new URI(address);
            boolean web = "https".equalsIgnoreCase(uri.getScheme()) || "http".equalsIgnoreCase(uri.getScheme());
            return web && uri.getHost() != null ? uri.toASCIIString() : null;
        } catch (URISyntaxException e) {
            return null;
        }
    }

    public static String doiUrl(String doi) {
        return doi.isEmpty() ? "" : DOI + doi;
    }
}
