package preflight.mcp.auth;

import java.net.URI;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The endpoint as an OAuth resource: what it is called, and whose tokens it takes.
 *
 * @param base where clients reach the gateway, without a path; from configuration, for a forwarded header can be forged
 * @param issuer whose tokens are taken, exactly as in their {@code iss}
 * @param keys where the issuer publishes its keys; null: where its metadata says
 * @param scope what a token must permit
 */
public record ProtectedResource(
        String base, String issuer, @Nullable URI keys, String scope) {
    /** Where RFC 9728 has clients look, for this path and for the whole host. */
    public static final List<String> METADATA_PATHS =
            List.of("/.well-known/oauth-protected-resource/v1/mcp", "/.well-known/oauth-protected-resource");

    public ProtectedResource {
        base = base.replaceAll("/+$", "");
    }

    /** The name that tokens must carry as their audience. */
    public String resource() {
        return base + "/v1/mcp";
    }

    /** The document of RFC 9728. */
    public Map<String, Object> metadata() {
        return Map.of(
                "resource", resource(),
                "resource_name", "Preflight",
                "authorization_servers", List.of(issuer),
                "scopes_supported", List.of(scope),
                "bearer_methods_supported", List.of("header"));
    }

    String challenge(String error) {
        String why = error.isEmpty() ? "" : "error=\"" + error + "\", ";
        return "Bearer %sresource_metadata=\"%s%s\", scope=\"%s\""
                .formatted(why, base, METADATA_PATHS.getFirst(), scope);
    }
}
