package preflight.mcp;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A message that is not MCP as the specification has it, with the HTTP status and JSON-RPC error it is answered by. */
final class ProtocolFault extends RuntimeException {
    static final int PARSE_ERROR = -32700;
    static final int INVALID_REQUEST = -32600;
    static final int METHOD_NOT_FOUND = -32601;
    static final int INVALID_PARAMS = -32602;
    static final int INTERNAL_ERROR = -32603;
    static final int HEADER_MISMATCH = -32020;
    static final int MISSING_CAPABILITY = -32021;
    static final int UNSUPPORTED_VERSION = -32022;

    private static final long serialVersionUID = 1L;

    private final int status;
    private final int code;
    private final transient @Nullable Map<String, Object> data;

    private ProtocolFault(int status, int code, String message, @Nullable Map<String, Object> data) {
        super(message);
        this.status = status;
        this.code = code;
        this.data = data;
    }

    static ProtocolFault badRequest(int code, String message) {
        return new ProtocolFault(400, code, message, null);
    }

    static ProtocolFault unsupportedVersion(String requested) {
        return new ProtocolFault(
                400,
                UNSUPPORTED_VERSION,
                "Unsupported protocol version",
                Map.of("supported", ProtocolVersions.ALL, "requested", requested));
    }

    static ProtocolFault noSuchMethod(String method) {
        return new ProtocolFault(404, METHOD_NOT_FOUND, "Method not found: " + method, null);
    }

    /** The HTTP status of an error in the stateless era, where it is not the message that is at fault. */
    static int statusOf(int code) {
        return switch (code) {
            case METHOD_NOT_FOUND -> 404;
            case MISSING_CAPABILITY -> 400;
            default -> 200;
        };
    }

    int status() {
        return status;
    }

    int code() {
        return code;
    }

    @Nullable
    Map<String, Object> data() {
        return data;
    }
}
