package preflight.gateway.routes;

import org.jspecify.annotations.Nullable;
import preflight.mcp.tool.ToolCall;

/** Progress and cancellation of a call, as the routes report and check them. Only calls over MCP have either. */
public final class OngoingCalls {
    /** The exchange property that holds the {@link ToolCall}. */
    static final String PROPERTY = "call";

    /** Reports that a reference was verified. */
    public void referenceVerified(@Nullable Object call) {
        if (call instanceof ToolCall ongoing) {
            ongoing.referenceVerified();
        }
    }

    /**
     * Continues unless the client has disconnected.
     *
     * @throws Cancelled when it has
     */
    public void requireNotCancelled(@Nullable Object call) {
        if (call instanceof ToolCall ongoing && ongoing.isCancelled()) {
            throw new CallCancelled();
        }
    }

    /**
     * Starts the settlement unless the client has disconnected.
     *
     * @throws CallCancelled when it has; nothing is charged then
     */
    public void beginSettlement(@Nullable Object call) {
        if (call instanceof ToolCall ongoing && !ongoing.beginSettlement()) {
            throw new CallCancelled();
        }
    }

    /** The client disconnected before its call was complete. */
    static final class CallCancelled extends RuntimeException {
        private static final long serialVersionUID = 1L;

        CallCancelled() {
            super("the client has disconnected");
        }
    }
}
