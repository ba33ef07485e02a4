package preflight.mcp.tool;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A running tool call: the checks report progress to it, and ask it before they charge whether the client still waits. A
 * cancelled call is not charged.
 */
public final class ToolCall {
    /** How much a heartbeat adds to the progress, which must increase but not reach the next reference. */
    private static final double HEARTBEAT_STEP = 0.001;

    private enum CallState {
        RUNNING,
        SETTLING,
        CANCELLED
    }

    private final AtomicReference<CallState> state = new AtomicReference<>(CallState.RUNNING);
    private final @Nullable ProgressListener listener;
    private int references;
    private int verified;
    private double progress;

    public ToolCall(@Nullable ProgressListener listener) {
        this.listener = listener;
    }

    /** One more reference has been verified. */
    public synchronized void referenceVerified() {
        // A chain of indexes looks up a reference several times; progress must not exceed the total.
        if (verified == references) {
            return;
        }
        verified++;
        progress = verified;
        report("Verified %d of %d references".formatted(verified, references));
    }

    /** Whether the client has disconnected or the call has timed out. */
    public boolean isCancelled() {
        return state.get() == CallState.CANCELLED;
    }

    /** Begins to charge the call, which can then no longer be cancelled; false when it was cancelled before. */
    public boolean beginSettlement() {
        return state.compareAndSet(CallState.RUNNING, CallState.SETTLING) || state.get() == CallState.SETTLING;
    }

    /** Cancels the call; false when it is being charged already. */
    public boolean cancel() {
        return state.compareAndSet(CallState.RUNNING, CallState.CANCELLED) || state.get() == CallState.CANCELLED;
    }

    /** Sets the number of references to verify; 0 means that no total is reported. */
    public synchronized void expectReferences(int references) {
        this.references = references;
    }

    /** Reports to the client that the call is still running. */
    public synchronized void heartbeat() {
        progress += HEARTBEAT_STEP;
        report("Still checking");
    }

    private void report(String message) {
        if (listener != null && !isCancelled()) {
            listener.progress(progress, references == 0 ? null : references, message);
        }
    }

    /** Receives progress. */
    public interface ProgressListener {
        void progress(double progress, @Nullable Integer total, String message);
    }
}
