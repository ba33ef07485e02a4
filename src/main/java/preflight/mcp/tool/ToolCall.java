package preflight.mcp.tool;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A tool call while it runs: the checks report their progress to it, and ask it before they charge whether anybody still
 * waits. Whoever has left is not charged.
 */
public final class ToolCall {
    /** What a heartbeat adds: progress has to grow, and must not reach the next reference. */
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

    /** A reference more has been verified. */
    public synchronized void referenceVerified() {
        // A chain of indexes asks for a reference more than once; progress must grow, and not beyond the whole.
        if (verified == references) {
            return;
        }
        verified++;
        progress = verified;
        report("Verified %d of %d references".formatted(verified, references));
    }

    /** Whether nobody waits any more: what is not begun need not begin. */
    public boolean isCancelled() {
        return state.get() == CallState.CANCELLED;
    }

    /** From here on the call is charged whoever leaves; false when somebody has left already. */
    public boolean beginSettlement() {
        return state.compareAndSet(CallState.RUNNING, CallState.SETTLING) || state.get() == CallState.SETTLING;
    }

    /** Nobody waits any more; false when it is too late not to be charged. */
    public boolean cancel() {
        return state.compareAndSet(CallState.RUNNING, CallState.CANCELLED) || state.get() == CallState.CANCELLED;
    }

    /** So many references are to be verified; of none, no progress is told. */
    public synchronized void expectReferences(int references) {
        this.references = references;
    }

    /** Tells the client that the call is alive, which a client that waits for progress needs now and then. */
    public synchronized void heartbeat() {
        progress += HEARTBEAT_STEP;
        report("Still checking");
    }

    private void report(String message) {
        if (listener != null && !isCancelled()) {
            listener.progress(progress, references == 0 ? null : references, message);
        }
    }

    /** Hears of progress. */
    public interface ProgressListener {
        void progress(double progress, @Nullable Integer total, String message);
    }
}
