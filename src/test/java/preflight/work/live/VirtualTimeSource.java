package preflight.work.live;

import java.time.Instant;

/** Time that passes when somebody waits, and only then. */
final class VirtualTimeSource implements RateLimiter.TimeSource {
    private long now;

    @Override
    public synchronized long nanoTime() {
        return now;
    }

    @Override
    public synchronized void sleep(long nanos) {
        now += nanos;
    }

    @Override
    public synchronized Instant now() {
        return Instant.EPOCH.plusNanos(now);
    }
}
