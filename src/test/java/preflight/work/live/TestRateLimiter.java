package preflight.work.live;

import java.time.Duration;

/** A rate limiter for tests, which nobody has to wait for. */
public final class TestRateLimiter {
    private TestRateLimiter() {}

    /** Creates one. */
    public static RateLimiter create() {
        return new RateLimiter(1000, 100, Duration.ofNanos(1), Duration.ofSeconds(5), new VirtualTimeSource());
    }
}
