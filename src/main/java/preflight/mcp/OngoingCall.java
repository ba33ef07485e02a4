package preflight.mcp;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A tool call while it runs: the checks report their progress to it, and ask it before they charge whether anybody still
 * waits. Whoever has left is not charged.
 */
public final class OngoingCall {
    /** What a heartbeat adds: progress has to grow, and must not reach the next reference. */
    private static final double BEAT = 0.001;

    private enum State {
        RUNNING,
        SETTLING,
        LEFT
    }

    private final AtomicReference<State> state = new AtomicReference<>(State.RUNNING);
    private final @Nullable Listener listener;
    private int references;
    private int verified;
    private double progress;

    OngoingCall(@Nullable Listener listener) {
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
        tell("Verified %d of %d references".formatted(verified, references));
    }

    /** Whether nobody waits any more: what is not begun need not begin. */
    public boolean hasLeft() {
        return state.get() == State.LEFT;
    }

    /** From here on the call is charged whoever leaves; false when somebody has left already. */
    public boolean settle() {
        return state.compareAndSet(State.RUNNING, State.SETTLING) || state.get() == State.SETTLING;
    }

    /** Nobody waits any more; false when it is too late not to be charged. */
    boolean leave() {
        return state.compareAndSet(State.RUNNING, State.LEFT) || state.get() == State.LEFT;
    }

    /** So many references are to be verified; of none, no progress is told. */
    public synchronized void expect(int references) {
        this.references = references;
    }

    /** Tells the client that the call is alive, which a client that waits for progress needs now and then. */
    synchronized void beat() {
        progress += BEAT;
        tell("Still checking");
    }

    private void tell(String message) {
        if (listener != null && !hasLeft()) {
            listener.progress(progress, references == 0 ? null : references, message);
        }
    }

    /** Hears of progress. */
    interface Listener {
        void progress(double progress, @Nullable Integer total, String message);
    }
}
