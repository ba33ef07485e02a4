package preflight.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.api.Problem;
import preflight.mcp.auth.AllowedOrigins;
import preflight.mcp.auth.McpAuthenticator;
import preflight.mcp.auth.McpAuthenticator.Authenticated;
import preflight.mcp.auth.McpAuthenticator.Rejected;
import preflight.mcp.protocol.JsonRpcMessage;
import preflight.mcp.protocol.McpHttpRequest;
import preflight.mcp.protocol.McpHttpResponse;
import preflight.mcp.protocol.McpProtocolException;
import preflight.mcp.protocol.ResponseStream;

/**
 * The MCP endpoint: one URL for protocol versions with and without handshake, without sessions. It checks in this order:
 * origin, method, credentials, media types, message, headers.
 */
public final class McpEndpoint {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String REQUEST_HEADERS =
            "Content-Type, Accept, X-API-Key, Authorization, MCP-Protocol-Version, Mcp-Method,"
                    + " Mcp-Name, Mcp-Session-Id, Last-Event-ID";
    private static final String DAY_IN_SECONDS = "86400";

    private final McpAuthenticator authenticator;
    private final AllowedOrigins origins;
    private final McpRequestHandler requests;

    /** An endpoint that authenticates by {@code authenticator} and handles requests by {@code requests}. */
    public McpEndpoint(McpAuthenticator authenticator, AllowedOrigins origins, McpRequestHandler requests) {
        this.authenticator = authenticator;
        this.origins = origins;
        this.requests = requests;
    }

    /** Handles a request; blocks the thread, a virtual one, until the response is complete. */
    public void handle(McpHttpRequest call, McpHttpResponse reply) {
        String origin = call.header("Origin");
        if (!origins.isAllowed(origin)) {
            refuse(reply, 403, "This Origin is not allowed. The operator of the gateway can allow it.");
            return;
        }
        allowOrigin(origin, reply);
        switch (call.method()) {
            case "POST" -> authenticate(call, reply);
            case "OPTIONS" -> reply.answer(204, preflight(), "");
            default -> {
                reply.header("Allow", "POST, OPTIONS");
                refuse(reply, 405, "This path supports only POST: there are no sessions, and no streams to open.");
            }
        }
    }

    private void authenticate(McpHttpRequest call, McpHttpResponse reply) {
        switch (authenticator.authenticate(call)) {
            case Rejected(var status, var headers, var body) -> reply.answer(status, headers, body);
            case Authenticated admitted -> answer(call, reply, admitted);
        }
    }

    private void answer(McpHttpRequest call, McpHttpResponse reply, Authenticated admitted) {
        if (!mediaType(call.headerOr("Content-Type", "")).equals("application/json")) {
            refuse(reply, 415, "Send the request as Content-Type: application/json.");
            return;
        }
        if (!accepts(call, "application/json") || !accepts(call, "text/event-stream")) {
            refuse(reply, 406, "Accept both media types: application/json, text/event-stream.");
            return;
        }
        Object id = null;
        try {
            switch (JsonRpcMessage.read(call.body())) {
                case JsonRpcMessage.Acknowledged _ -> reply.answer(202, Map.of(), "");
                case JsonRpcMessage.Request request -> {
                    id = request.id();
                    requests.answer(call, request, admitted.caller(), new ResponseStream(reply, JSON), reply);
                }
            }
        } catch (McpProtocolException fault) {
            reply.answer(fault.status(), ResponseStream.JSON_TYPE, text(error(id, fault)));
        }
    }

    private static boolean accepts(McpHttpRequest call, String type) {
        for (String range : call.headerOr("Accept", "").split(",")) {
            String accepted = mediaType(range);
            if (accepted.equals(type) || accepted.equals("*/*") || accepted.equals(type.replaceAll("/.*", "/*"))) {
                return true;
            }
        }
        return false;
    }

    private static String mediaType(String value) {
        return value.split(";", 2)[0].strip().toLowerCase(java.util.Locale.ROOT);
    }

    private static void allowOrigin(@Nullable String origin, McpHttpResponse reply) {
        if (origin != null) {
            reply.header("Access-Control-Allow-Origin", origin);
            reply.header("Access-Control-Expose-Headers", "WWW-Authenticate, X-Request-Id, Retry-After");
            reply.header("Vary", "Origin");
        }
    }

    private static Map<String, String> preflight() {
        return Map.of(
                "Access-Control-Allow-Methods",
                "POST, OPTIONS",
                "Access-Control-Allow-Headers",
                REQUEST_HEADERS,
                "Access-Control-Max-Age",
                DAY_IN_SECONDS);
    }

    private static void refuse(McpHttpResponse reply, int status, String detail) {
        reply.answer(status, ResponseStream.JSON_TYPE, text(new Problem(status, detail)));
    }

    private static Map<String, Object> error(@Nullable Object id, McpProtocolException fault) {
        Map<String, Object> error = new LinkedHashMap<>();
        error.put("code", fault.code());
        error.put("message", String.valueOf(fault.getMessage()));
        if (fault.data() != null) {
            error.put("data", fault.data());
        }
        Map<String, Object> response = new LinkedHashMap<>();
        response.put("jsonrpc", "2.0");
        response.put("id", id);
        response.put("error", error);
        return response;
    }

    private static String text(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
