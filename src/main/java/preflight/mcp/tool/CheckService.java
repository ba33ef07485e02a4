package preflight.mcp.tool;

import org.jspecify.annotations.Nullable;
import preflight.access.Caller;

/** The three calls of the contract, as REST has them: one throttle, one hold, one ledger. */
public interface CheckService {

    /**
     * Runs a call to its end.
     *
     * @param operation the operationId of the contract
     * @param body the request in JSON
     */
    CheckResponse run(String operation, Caller caller, byte[] body, ToolCall call);

    /**
     * What REST would have answered.
     *
     * @param body JSON: an answer when {@code status} is 200, {@code {"detail": ...}} otherwise
     */
    record CheckResponse(int status, String body, @Nullable Integer retryAfterSeconds) {}
}
