package preflight.mcp.auth;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.nimbusds.jose.KeySourceException;
import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSelector;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.jose.util.ResourceRetriever;
import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The signing keys of a token issuer, at the URL in its metadata. They are fetched with the first token, so the gateway
 * starts even when the issuer is not reachable.
 */
final class IssuerKeySource implements JWKSource<SecurityContext> {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int CONNECT_MILLIS = 3000;
    private static final int READ_MILLIS = 5000;
    private static final int MAX_BYTES = 1 << 20;

    /** How long known keys are used while the issuer is not reachable. */
    private static final long OUTAGE_MILLIS = Duration.ofHours(4).toMillis();

    /** The minimum time between two attempts to fetch the metadata of an issuer that is not reachable. */
    private static final Duration RETRY_DELAY = Duration.ofSeconds(5);

    private final ResourceRetriever http = new DefaultResourceRetriever(CONNECT_MILLIS, READ_MILLIS, MAX_BYTES);
    private final String issuer;
    private @Nullable JWKSource<SecurityContext> found;
    private long failedAt;
    private @Nullable KeySourceException failure;

    IssuerKeySource(String issuer) {
        this.issuer = issuer;
    }

    /** The keys at a known URL: cached, and fetched again for an unknown key id, with retries. */
    static JWKSource<SecurityContext> ofAddress(URI address) {
        try {
            return JWKSourceBuilder.create(address.toURL())
                    .retrying(true)
                    .outageTolerant(OUTAGE_MILLIS)
                    .build();
        } catch (IOException e) {
            throw new IllegalArgumentException(e);
        }
    }

    @Override
    public List<JWK> get(JWKSelector selector, @Nullable SecurityContext context) throws KeySourceException {
        return source().get(selector, context);
    }

    private synchronized JWKSource<SecurityContext> source() throws KeySourceException {
        if (found == null) {
            if (failure != null && System.nanoTime() - failedAt < RETRY_DELAY.toNanos()) {
                throw failure;
            }
            try {
                found = ofAddress(address());
            } catch (KeySourceException e) {
                failure = e;
                failedAt = System.nanoTime();
                throw e;
            }
        }
        return found;
    }

    private URI address() throws KeySourceException {
        for (String metadata : metadataOf(issuer)) {
            try {
                JsonNode document = JSON.readTree(
                        http.retrieveResource(URI.create(metadata).toURL()).getContent());
                // RFC 8414, 3.3: metadata of another issuer must not be used.
                if (document.path("issuer").asText().equals(issuer)
                        && document.path("jwks_uri").isTextual()) {
                    URL keys = URI.create(document.path("jwks_uri").asText()).toURL();
                    return URI.create(keys.toString());
                }
            } catch (IOException | IllegalArgumentException unavailable) {
                // Try the next address.
            }
        }
        throw new KeySourceException("no metadata found for issuer " + issuer);
    }

    /** The metadata URLs of RFC 8414 and of OpenID Connect Discovery. */
    static List<String> metadataOf(String issuer) {
        URI address = URI.create(issuer);
        String path = address.getRawPath() == null ? "" : address.getRawPath().replaceAll("/$", "");
        String host = address.getScheme() + "://" + address.getRawAuthority();
        return List.of(
                host + "/.well-known/oauth-authorization-server" + path,
                issuer.replaceAll("/$", "") + "/.well-known/openid-configuration");
    }
}
