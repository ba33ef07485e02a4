package preflight.gateway.routes;

import org.jspecify.annotations.Nullable;
import preflight.mcp.tool.ToolCall;

/** Where routes tell how far a call is, and ask whether it is still wanted. Only calls over MCP listen; others pass. */
public final class OngoingCalls {
    /** The exchange property that holds the {@link ToolCall}. */
    static final String PROPERTY = "call";

    /** A reference has been verified. */
    public void referenceVerified(@Nullable Object call) {
        if (call instanceof ToolCall ongoing) {
            ongoing.referenceVerified();
        }
    }

    /**
     * Goes on unless the client has left.
     *
     * @throws Cancelled when it has
     */
    public void requireNotCancelled(@Nullable Object call) {
        if (call instanceof ToolCall ongoing && ongoing.isCancelled()) {
            throw new CallCancelled();
        }
    }

    /**
     * Goes on to charge, unless the client has left.
     *
     * @throws Cancelled when it has; then nothing is charged
     */
    public void beginSettlement(@Nullable Object call) {
        if (call instanceof ToolCall ongoing && !ongoing.beginSettlement()) {
            throw new CallCancelled();
        }
    }

    /** The client has left before its call was done. */
    static final class CallCancelled extends RuntimeException {
        private static final long serialVersionUID = 1L;

        CallCancelled() {
            super("the client has left");
        }
    }
}
