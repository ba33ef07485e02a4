package preflight.mcp.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Validates the headers of a request against its body. From 2026-07-28 on, version, method and name are in both, so that
 * proxies can rely on the headers; a request in which they differ is rejected.
 */
public final class RequestValidator {
    static final String META_VERSION = "io.modelcontextprotocol/protocolVersion";
    private static final String META_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";
    private static final String VERSION_HEADER = "MCP-Protocol-Version";

    /** For each method with a name: the field of the params that the header Mcp-Name repeats. */
    private static final Map<String, String> NAME_FIELDS =
            Map.of("tools/call", "name", "prompts/get", "name", "resources/read", "uri");

    /** Methods that the stateless version removed. */
    private static final Set<String> REMOVED_METHODS =
            Set.of("initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe");

    private RequestValidator() {}

    /** Whether a request uses the stateless version. */
    public static boolean isStateless(McpHttpRequest call, JsonRpcMessage.Request request) {
        String header = call.header(VERSION_HEADER);
        JsonNode claimed = request.params().path("_meta").path(META_VERSION);
        if (header == null && claimed.isMissingNode()) {
            // Before 2025-06-18 there was no such header; initialize has the version in its params.
            return false;
        }
        if (claimed.isMissingNode() && header != null && ProtocolVersions.WITH_HANDSHAKE.contains(header)) {
            return false;
        }
        requireVersion(header, claimed);
        return ProtocolVersions.STATELESS.equals(header);
    }

    private static void requireVersion(@Nullable String header, JsonNode claimed) {
        if (header == null) {
            throw mismatch(VERSION_HEADER + " is required");
        }
        if (!claimed.isMissingNode() && !claimed.asText().equals(header)) {
            throw mismatch(VERSION_HEADER + " differs from the version in _meta");
        }
        if (!ProtocolVersions.ALL.contains(header)) {
            throw McpProtocolException.unsupportedVersion(header);
        }
    }

    /** Validates a request of the stateless version. */
    public static void requireStateless(McpHttpRequest call, JsonRpcMessage.Request request) {
        JsonNode meta = request.params().path("_meta");
        for (String field : List.of(META_VERSION, META_CAPABILITIES)) {
            if (meta.path(field).isMissingNode()) {
                throw McpProtocolException.badRequest(
                        McpProtocolException.INVALID_PARAMS, "_meta lacks the required field " + field);
            }
        }
        if (!request.method().equals(call.header("Mcp-Method"))) {
            throw mismatch("Mcp-Method is required and must equal the method in the body");
        }
        String field = NAME_FIELDS.get(request.method());
        if (field != null) {
            requireName(call, request.params().path(field).asText());
        }
        if (REMOVED_METHODS.contains(request.method())) {
            throw McpProtocolException.noSuchMethod(request.method());
        }
    }

    /** Otherwise the SDK would answer with an internal error. */
    public static void requireArguments(JsonRpcMessage.Request request) {
        JsonNode arguments = request.params().path("arguments");
        if (!arguments.isMissingNode() && !arguments.isNull() && !arguments.isObject()) {
            throw McpProtocolException.badRequest(
                    McpProtocolException.INVALID_PARAMS, "The arguments must be an object");
        }
    }

    private static void requireName(McpHttpRequest call, String name) {
        String header = call.header("Mcp-Name");
        if (header == null || !decoded(header.strip()).equals(name)) {
            throw mismatch("Mcp-Name is required and must equal the name in the body");
        }
    }

    /** Decodes a name that is not plain ASCII: {@code =?base64?...?=}. */
    private static String decoded(String header) {
        if (!header.startsWith("=?base64?") || !header.endsWith("?=")) {
            return header;
        }
        try {
            byte[] name = Base64.getDecoder().decode(header.substring("=?base64?".length(), header.length() - 2));
            return new String(name, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException malformed) {
            throw mismatch("Mcp-Name is not valid Base64");
        }
    }

    private static McpProtocolException mismatch(String message) {
        return McpProtocolException.badRequest(McpProtocolException.HEADER_MISMATCH, "Header mismatch: " + message);
    }
}
