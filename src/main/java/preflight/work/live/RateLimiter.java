package preflight.work.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Limits the rate and the concurrency of the requests of this process to one index. Requests are spaced evenly instead of sent in
 * bursts. Limits in the response headers of the index apply when they are stricter than the configured ones. After a refusal
 * (status 429 or 5xx) all requests back off.
 */
public final class RateLimiter {
    /** Factor on the interval. Network delays vary, so without a margin a request could arrive in the wrong window. */
    private static final double SAFETY_MARGIN = 1.1;
    /** Longest backoff. After it, a request is tried even when the index asked for a longer one. */
    private static final Duration MAX_BACKOFF = Duration.ofSeconds(60);

    private static final int MAX_DOUBLINGS = 5;

    /** The clock and sleep of a rate limiter; tests replace it. */
    interface TimeSource {
        /** The clock of the machine. */
        TimeSource SYSTEM = new TimeSource() {
            @Override
            public long nanoTime() {
                return System.nanoTime();
            }

            @Override
            public void sleep(long nanos) throws InterruptedException {
                TimeUnit.NANOSECONDS.sleep(nanos);
            }

            @Override
            public Instant now() {
                return Instant.now();
            }
        };

        /** A monotonic clock in nanoseconds. */
        long nanoTime();

        void sleep(long nanos) throws InterruptedException;

        /** The time of day. */
        Instant now();
    }

    private final ReentrantLock lock = new ReentrantLock(true);
    private final Condition permitReleased = lock.newCondition();
    private final int maxConcurrency;
    private final long minInterval;
    private final Duration initialBackoff;
    private final Duration maxWait;
    private final TimeSource time;

    private int allowedConcurrency;
    private long interval;
    private int inFlight;
    private int consecutiveRefusals;
    private long nextSlot;

    /**
     * A rate limiter.
     *
     * @param perSecond requests per second
     * @param maxConcurrency requests at the same time
     * @param initialBackoff backoff after the first refusal without {@code Retry-After}; it doubles with each further refusal
     * @param maxWait how long a request waits for its turn before it fails
     */
    public RateLimiter(int perSecond, int maxConcurrency, Duration initialBackoff, Duration maxWait) {
        this(perSecond, maxConcurrency, initialBackoff, maxWait, TimeSource.SYSTEM);
    }

    RateLimiter(int perSecond, int maxConcurrency, Duration initialBackoff, Duration maxWait, TimeSource time) {
        this.maxConcurrency = maxConcurrency;
        this.minInterval = interval(1, perSecond);
        this.initialBackoff = initialBackoff;
        this.maxWait = maxWait;
        this.time = time;
        this.allowedConcurrency = maxConcurrency;
        this.interval = minInterval;
        this.nextSlot = time.nanoTime();
    }

    /** Waits until a request may be sent. {@link #release} must be called when the request is over. */
    public void acquire() throws UpstreamException, InterruptedException {
        long wait;
        lock.lock();
        try {
            long left = maxWait.toNanos();
            while (inFlight >= allowedConcurrency) {
                if (left <= 0) {
                    throw new UpstreamException("receives more requests than its limits allow at the moment");
                }
                left = permitReleased.awaitNanos(left);
            }
            long now = time.nanoTime();
            wait = Math.max(0, nextSlot - now);
            if (wait > maxWait.toNanos()) {
                throw new UpstreamException("asked us to wait before the next request");
            }
            nextSlot = now + wait + interval;
            inFlight++;
        } finally {
            lock.unlock();
        }
        sleep(wait);
    }

    private void sleep(long wait) throws InterruptedException {
        try {
            if (wait > 0) {
                time.sleep(wait);
            }
        } catch (InterruptedException stopped) {
            release();
            throw stopped;
        }
    }

    /** Ends a request, successful or not. */
    public void release() {
        lock.lock();
        try {
            inFlight--;
            permitReleased.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Applies the rate limit headers of a response, and backs off after a refusal. Header names are case-insensitive. */
    public void applyHeaders(int status, Map<String, Object> headers) {
        RateLimitHeaders limits = new RateLimitHeaders(headers);
        lock.lock();
        try {
            Long limit = limits.limit();
            if (limit != null) {
                interval = Math.max(minInterval, interval(limits.intervalSeconds(), limit));
            }
            Long concurrency = limits.concurrency();
            if (concurrency != null) {
                allowedConcurrency = (int) Math.min(maxConcurrency, concurrency);
                permitReleased.signalAll();
            }
            if (status == 429 || status >= 500) {
                applyBackoff(limits.retryAfter(time.now()));
            } else {
                consecutiveRefusals = 0;
            }
        } finally {
            lock.unlock();
        }
    }

    private void applyBackoff(@Nullable Duration retryAfter) {
        Duration requested = retryAfter == null
                ? initialBackoff.multipliedBy(1L << Math.min(consecutiveRefusals, MAX_DOUBLINGS))
                : retryAfter;
        Duration backoff = requested.compareTo(MAX_BACKOFF) < 0 ? requested : MAX_BACKOFF;
        consecutiveRefusals++;
        nextSlot = Math.max(nextSlot, time.nanoTime() + backoff.toNanos());
    }

    private static long interval(long seconds, long requests) {
        return (long) (TimeUnit.SECONDS.toNanos(seconds) * SAFETY_MARGIN / requests);
    }
}
