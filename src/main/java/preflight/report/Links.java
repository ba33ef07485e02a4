package preflight.report;

import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/** Addresses that a reader may be led to. */
final class Links {
    private static final String DOI = "https://doi.org/";

    private Links() {}

    /** The address when it is one of the web; nothing else is ever made a link. */
    static @Nullable String web(String address) {
        try {
            URI uri = new URI(address);
            boolean web = "https".equalsIgnoreCase(uri.getScheme()) || "http".equalsIgnoreCase(uri.getScheme());
            return web && uri.getHost() != null ? uri.toASCIIString() : null;
        } catch (URISyntaxException e) {
            return null;
        }
    }

    static String ofDoi(String doi) {
        return doi.isEmpty() ? "" : DOI + doi;
    }
}
