package preflight.mcp.protocol;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A message violates the MCP specification; has the HTTP status and the JSON-RPC error of the response. */
public final class McpProtocolException extends RuntimeException {
    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int METHOD_NOT_FOUND = -32601;
    static final int INVALID_PARAMS = -32602;
    public static final int INTERNAL_ERROR = -32603;
    static final int HEADER_MISMATCH = -32020;
    public static final int MISSING_CAPABILITY = -32021;
    static final int UNSUPPORTED_VERSION = -32022;

    private static final long serialVersionUID = 1L;

    private final int status;
    private final int code;
    private final transient @Nullable Map<String, Object> data;

    private McpProtocolException(int status, int code, String message, @Nullable Map<String, Object> data) {
        super(message);
        this.status = status;
        this.code = code;
        this.data = data;
    }

    static McpProtocolException badRequest(int code, String message) {
        return new McpProtocolException(400, code, message, null);
    }

    static McpProtocolException unsupportedVersion(String requested) {
        return new McpProtocolException(
                400,
                UNSUPPORTED_VERSION,
                "Unsupported protocol version",
                Map.of("supported", ProtocolVersions.ALL, "requested", requested));
    }

    static McpProtocolException noSuchMethod(String method) {
        return new McpProtocolException(404, METHOD_NOT_FOUND, "Method not found: " + method, null);
    }

    /** The HTTP status of a JSON-RPC error in the stateless protocol version. */
    public static int statusOf(int code) {
        return switch (code) {
            case METHOD_NOT_FOUND -> 404;
            case MISSING_CAPABILITY -> 400;
            default -> 200;
        };
    }

    public int status() {
        return status;
    }

    public int code() {
        return code;
    }

    @Nullable
    public Map<String, Object> data() {
        return data;
    }
}
