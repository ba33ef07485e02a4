package preflight.mcp.auth;

import java.util.Map;
import preflight.access.Caller;
import preflight.mcp.protocol.McpHttpRequest;

/** Finds out who calls, by whatever the call presents. Uses up nothing of a rate. */
public interface McpAuthenticator {

    /** Decides about a call. */
    Decision authenticate(McpHttpRequest call);

    /** What was decided. */
    sealed interface Decision {}

    /** May call. */
    record Authenticated(Caller caller) implements Decision {}

    /** May not; to be answered over HTTP as it stands. */
    record Rejected(int status, Map<String, String> headers, String body) implements Decision {
        public Rejected {
            headers = Map.copyOf(headers);
        }
    }
}
