package preflight.gateway.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.core.json.JsonObject;
import io.vertx.ext.web.Router;
import preflight.mcp.auth.ProtectedResource;

/** Serves the OAuth 2.0 protected resource metadata (RFC 9728), which tells MCP clients where to sign in. */
public final class ProtectedResourceMetadata {
    private final String document;

    public ProtectedResourceMetadata(ProtectedResource resource) {
        document = new JsonObject(resource.metadata()).encode();
    }

    /** Mounts the paths. The metadata is public, so every origin may read it. */
    public void mount(Router router) {
        for (String path : ProtectedResource.METADATA_PATHS) {
            router.route(HttpMethod.GET, path)
                    .handler(context -> context.response()
                            .putHeader("Content-Type", "application/json")
                            .putHeader("Access-Control-Allow-Origin", "*")
                            .end(document));
        }
    }
}
