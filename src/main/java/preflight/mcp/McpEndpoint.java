package preflight.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import preflight.api.Problem;
import preflight.mcp.Admission.Admitted;
import preflight.mcp.Admission.Refused;

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

    private final Admission admission;
    private final Origins origins;
    private final Requests requests;

    /** An endpoint that asks {@code admission} who calls, for the tools of {@code requests}. */
    public McpEndpoint(Admission admission, Origins origins, Requests requests) {
        this.admission = admission;
        this.origins = origins;
        this.requests = requests;
    }

    /** Answers a call; the thread, a virtual one, is held until it is answered. */
    public void handle(HttpCall call, Reply reply) {
        String origin = call.header("Origin");
        if (!origins.allow(origin)) {
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

    private void admit(HttpCall call, Reply reply) {
        switch (admission.admit(call)) {
            case Refused(var status, var headers, var body) -> reply.answer(status, headers, body);
            case Admitted admitted -> answer(call, reply, admitted);
        }
    }

    private void answer(HttpCall call, Reply reply, Admitted admitted) {
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
            switch (Message.read(call.body())) {
                case Message.Acknowledged _ -> reply.answer(202, Map.of(), "");
                case Message.Request request -> {
                    id = request.id();
                    requests.answer(call, request, admitted.caller(), new AnswerStream(reply, JSON), reply);
                }
            }
        } catch (ProtocolFault fault) {
            reply.answer(fault.status(), AnswerStream.JSON_TYPE, text(error(id, fault)));
        }
    }

    private static boolean accepts(HttpCall call, String type) {
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

    private static void allowOrigin(@Nullable String origin, Reply reply) {
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

    private static void refuse(Reply reply, int status, String detail) {
        reply.answer(status, AnswerStream.JSON_TYPE, text(new Problem(status, detail)));
    }

    private static Map<String, Object> error(@Nullable Object id, ProtocolFault fault) {
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
