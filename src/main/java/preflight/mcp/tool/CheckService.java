package preflight.mcp.tool;

import org.jspecify.annotations.Nullable;
import preflight.access.Caller;

/** The three operations of the API. They share rate limit, holds and ledger with REST. */
public interface CheckService {

    /**
     * Runs an operation.
     *
     * @param operation the operationId of the contract
     * @param body the request body in JSON
     */
    CheckResponse run(String operation, Caller caller, byte[] body, ToolCall call);

    /**
     * The response, as over REST.
     *
     * @param body the JSON response when {@code status} is 200, otherwise {@code {"detail": ...}}
     */
    record CheckResponse(int status, String body, @Nullable Integer retryAfterSeconds) {}
}
