package preflight.mcp.auth;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The endpoint as an OAuth protected resource (RFC 9728).
 *
 * @param base the URL at which clients reach the gateway, without a path; configured, because a forwarded header can be forged
 * @param issuer the accepted issuer, exactly as in the claim {@code iss}
 * @param keys the URL of the issuer's keys; null to read it from the issuer's metadata
 * @param scope the scope that a token must have
 */
public record ProtectedResource(
        String base, String issuer, @Nullable URI keys, String scope) {
    /** The metadata paths of RFC 9728, for this path and for the whole host. */
    public static final List<String> METADATA_PATHS =
            List.of("/.well-known/oauth-protected-resource/v1/mcp", "/.well-known/oauth-protected-resource");

    public ProtectedResource {
        base = base.replaceAll("/+$", "");
    }

    /** The resource identifier, which tokens must have as audience. */
    public String resource() {
        return base + "/v1/mcp";
    }

    /** The metadata document of RFC 9728. */
    public Map<String, Object> metadata() {
        return Map.of(
                "resource", resource(),
                "resource_name", "Preflight",
                "authorization_servers", List.of(issuer),
                "scopes_supported", List.of(scope),
                "bearer_methods_supported", List.of("header"));
    }

    String challenge(String error) {
        String errorParameter = error.isEmpty() ? "" : "error=\"" + error + "\", ";
        return "Bearer %sresource_metadata=\"%s%s\", scope=\"%s\""
                .formatted(errorParameter, base, METADATA_PATHS.getFirst(), scope);
    }
}
