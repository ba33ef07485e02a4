package preflight.mcp.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the headers of a request must say, and agree with in its body. From 2026-07-28 on, version, method and name stand in
 * both, so that a proxy may trust the headers: where they differ the request is refused.
 */
public final class RequestValidator {
    static final String META_VERSION = "io.modelcontextprotocol/protocolVersion";
    private static final String META_CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";
    private static final String VERSION_HEADER = "MCP-Protocol-Version";

    /** The field of the params that Mcp-Name repeats, where a method has one. */
    private static final Map<String, String> NAME_FIELDS =
            Map.of("tools/call", "name", "prompts/get", "name", "resources/read", "uri");

    /** What the stateless era has done away with. */
    private static final Set<String> REMOVED_METHODS =
            Set.of("initialize", "ping", "logging/setLevel", "resources/subscribe", "resources/unsubscribe");

    private RequestValidator() {}

    /** Whether a request is of the stateless era. */
    public static boolean isStateless(McpHttpRequest call, JsonRpcMessage.Request request) {
        String header = call.header(VERSION_HEADER);
        JsonNode claimed = request.params().path("_meta").path(META_VERSION);
        if (header == null && claimed.isMissingNode()) {
            // Before 2025-06-18 there was no such header, and initialize carries its version itself.
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
            throw mismatch(VERSION_HEADER + " is not the version in _meta");
        }
        if (!ProtocolVersions.ALL.contains(header)) {
            throw McpProtocolException.unsupportedVersion(header);
        }
    }

    /** Holds the rules of the stateless era for one of its requests. */
    public static void requireStateless(McpHttpRequest call, JsonRpcMessage.Request request) {
        JsonNode meta = request.params().path("_meta");
        for (String field : List.of(META_VERSION, META_CAPABILITIES)) {
            if (meta.path(field).isMissingNode()) {
                throw McpProtocolException.badRequest(
                        McpProtocolException.INVALID_PARAMS, "_meta lacks the required field " + field);
            }
        }
        if (!request.method().equals(call.header("Mcp-Method"))) {
            throw mismatch("Mcp-Method is required and must be the method of the body");
        }
        String field = NAME_FIELDS.get(request.method());
        if (field != null) {
            requireName(call, request.params().path(field).asText());
        }
        if (REMOVED_METHODS.contains(request.method())) {
            throw McpProtocolException.noSuchMethod(request.method());
        }
    }

    /** The SDK would fail over anything else as if the fault were ours. */
    public static void requireArguments(JsonRpcMessage.Request request) {
        JsonNode arguments = request.params().path("arguments");
        if (!arguments.isMissingNode() && !arguments.isNull() && !arguments.isObject()) {
            throw McpProtocolException.badRequest(McpProtocolException.INVALID_PARAMS, "The arguments are an object");
        }
    }

    private static void requireName(McpHttpRequest call, String name) {
        String header = call.header("Mcp-Name");
        if (header == null || !decoded(header.strip()).equals(name)) {
            throw mismatch("Mcp-Name is required and must be the name in the body");
        }
    }

    /** Names that a header cannot carry come as {@code =?base64?...?=}. */
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
