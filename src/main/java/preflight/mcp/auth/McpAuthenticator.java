package preflight.mcp.auth;

import java.util.Map;
import preflight.access.Caller;
import preflight.mcp.protocol.McpHttpRequest;

/** Authenticates a request by its credentials. Does not count against the rate limit. */
public interface McpAuthenticator {

    /** Authenticates a request. */
    Decision authenticate(McpHttpRequest call);

    /** The result of authentication. */
    sealed interface Decision {}

    /** The caller is known and may use MCP. */
    record Authenticated(Caller caller) implements Decision {}

    /** The request is rejected with this HTTP response. */
    record Rejected(int status, Map<String, String> headers, String body) implements Decision {
        public Rejected {
            headers = Map.copyOf(headers);
        }
    }
}
