package preflight.report;

import java.net.URI;
import java.net.URISyntaxException;
import org.jspecify.annotations.Nullable;

/** Links in a report. */
public final class WebLinks {
    private static final String DOI = "https://doi.org/";

    private WebLinks() {}

    /** The address when it is http or https, else null: nothing else becomes a link. */
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
