package preflight.work.live;

import java.time.Instant;

/** Time that passes when somebody waits, and only then. */
final class VirtualTime implements RequestBudget.Time {
    private long now;

    @Override
    public synchronized long nanos() {
        return now;
    }

    @Override
    public synchronized void pass(long nanos) {
        now += nanos;
    }

    @Override
    public synchronized Instant clock() {
        return Instant.EPOCH.plusNanos(now);
    }
}
