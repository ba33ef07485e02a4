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
 * The MCP endpoint: one address for both eras of the protocol, without sessions. In order: origin, method, who calls, media
 * types, message, header rules; only then is a request answered.
 */
public final class McpEndpoint {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String REQUEST_HEADERS =
            "Content-Type, Accept, X-API-Key, Authorization, MCP-Protocol-Version, Mcp-Method,"
                    + " Mcp-Name, Mcp-Session-Id, Last-Event-ID";
    private static final String DAY_IN_SECONDS = "86400";

    private final McpAuthenticator admission;
    private final AllowedOrigins origins;
    private final McpRequestHandler requests;

    /** An endpoint that asks {@code admission} who calls, for the tools of {@code requests}. */
    public McpEndpoint(McpAuthenticator admission, AllowedOrigins origins, McpRequestHandler requests) {
        this.admission = admission;
        this.origins = origins;
        this.requests = requests;
    }

    /** Answers a call; the thread, a virtual one, is held until it is answered. */
    public void handle(McpHttpRequest call, McpHttpResponse reply) {
        String origin = call.header("Origin");
        if (!origins.isAllowed(origin)) {
            refuse(reply, 403, "This Origin may not call. Whoever runs the gateway can allow it.");
            return;
        }
        allowOrigin(origin, reply);
        switch (call.method()) {
            case "POST" -> admit(call, reply);
            case "OPTIONS" -> reply.answer(204, preflight(), "");
            default -> {
                reply.header("Allow", "POST, OPTIONS");
                refuse(reply, 405, "This address takes POST only: there are no sessions and no streams to open.");
            }
        }
    }

    private void admit(McpHttpRequest call, McpHttpResponse reply) {
        switch (admission.authenticate(call)) {
            case Rejected(var status, var headers, var body) -> reply.answer(status, headers, body);
            case Authenticated admitted -> answer(call, reply, admitted);
        }
    }

    private void answer(McpHttpRequest call, McpHttpResponse reply, Authenticated admitted) {
        if (!mediaType(call.headerOr("Content-Type", "")).equals("application/json")) {
            refuse(reply, 415, "Content-Type: application/json is expected.");
            return;
        }
        if (!accepts(call, "application/json") || !accepts(call, "text/event-stream")) {
            refuse(reply, 406, "Accept: application/json, text/event-stream is expected.");
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
