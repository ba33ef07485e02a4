package preflight.gateway;

import org.jspecify.annotations.Nullable;
import preflight.mcp.OngoingCall;

/** Where routes tell how far a call is, and ask whether it is still wanted. Only calls over MCP listen; others pass. */
public final class OngoingCalls {
    /** The exchange property that holds the {@link OngoingCall}. */
    static final String PROPERTY = "call";

    /** A reference has been verified. */
    public void referenceVerified(@Nullable Object call) {
        if (call instanceof OngoingCall ongoing) {
            ongoing.referenceVerified();
        }
    }

    /**
     * Goes on unless the client has left.
     *
     * @throws Cancelled when it has
     */
    public void requireWanted(@Nullable Object call) {
        if (call instanceof OngoingCall ongoing && ongoing.hasLeft()) {
            throw new Cancelled();
        }
    }

    /**
     * Goes on to charge, unless the client has left.
     *
     * @throws Cancelled when it has; then nothing is charged
     */
    public void requireWantedToSettle(@Nullable Object call) {
        if (call instanceof OngoingCall ongoing && !ongoing.settle()) {
            throw new Cancelled();
        }
    }

    /** The client has left before its call was done. */
    static final class Cancelled extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Cancelled() {
            super("the client has left");
        }
    }
}
