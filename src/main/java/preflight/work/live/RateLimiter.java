package preflight.work.live;

import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * How often, and how many at once, this process may ask an index: one budget for all calls. Requests are spaced out
 * rather than sent in bursts, so that no window of time sees more than its share. What the index says of its limits is
 * heeded when it is less than what was set; refusals make all requests wait.
 */
public final class RateLimiter {
    /** Times on the way differ: without a margin the last request of one window would arrive in the next. */
    private static final double SAFETY_MARGIN = 1.1;
    /** A longer rest than this is not waited for but tried then. */
    private static final Duration MAX_BACKOFF = Duration.ofSeconds(60);

    private static final int MAX_DOUBLINGS = 5;

    /** Time as a budget sees it. */
    interface TimeSource {
        /** The machine's own. */
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

        /** What differences are taken of. */
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
     * A budget.
     *
     * @param perSecond requests a second
     * @param atOnce requests at once
     * @param backOff rest after a first refusal that names none; twice as long after each further one
     * @param patience how long a request waits for its turn before it is given up
     */
    public RateLimiter(int perSecond, int atOnce, Duration backOff, Duration patience) {
        this(perSecond, atOnce, backOff, patience, TimeSource.SYSTEM);
    }

    RateLimiter(int perSecond, int atOnce, Duration backOff, Duration patience, TimeSource time) {
        this.maxConcurrency = atOnce;
        this.minInterval = interval(1, perSecond);
        this.initialBackoff = backOff;
        this.maxWait = patience;
        this.time = time;
        this.allowedConcurrency = atOnce;
        this.interval = minInterval;
        this.nextSlot = time.nanoTime();
    }

    /** Waits until a request may be sent; {@link #leave} must follow once it is over. */
    public void acquire() throws UpstreamException, InterruptedException {
        long wait;
        lock.lock();
        try {
            long left = maxWait.toNanos();
            while (inFlight >= allowedConcurrency) {
                if (left <= 0) {
                    throw new UpstreamException("is asked for more than its limits allow at the moment");
                }
                left = permitReleased.awaitNanos(left);
            }
            long now = time.nanoTime();
            wait = Math.max(0, nextSlot - now);
            if (wait > maxWait.toNanos()) {
                throw new UpstreamException("asks to be left alone for a moment");
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

    /** The request is over, whatever came of it. */
    public void release() {
        lock.lock();
        try {
            inFlight--;
            permitReleased.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Heeds what an answer says of the limits, and a refusal. Header names in any case. */
    public void applyHeaders(int status, Map<String, Object> headers) {
        RateLimitHeaders said = new RateLimitHeaders(headers);
        lock.lock();
        try {
            Long limit = said.limit();
            if (limit != null) {
                interval = Math.max(minInterval, interval(said.intervalSeconds(), limit));
            }
            Long concurrency = said.concurrency();
            if (concurrency != null) {
                allowedConcurrency = (int) Math.min(maxConcurrency, concurrency);
                permitReleased.signalAll();
            }
            if (status == 429 || status >= 500) {
                applyBackoff(said.retryAfter(time.now()));
            } else {
                consecutiveRefusals = 0;
            }
        } finally {
            lock.unlock();
        }
    }

    private void applyBackoff(@Nullable Duration told) {
        Duration asked =
                told == null ? initialBackoff.multipliedBy(1L << Math.min(consecutiveRefusals, MAX_DOUBLINGS)) : told;
        Duration rest = asked.compareTo(MAX_BACKOFF) < 0 ? asked : MAX_BACKOFF;
        consecutiveRefusals++;
        nextSlot = Math.max(nextSlot, time.nanoTime() + rest.toNanos());
    }

    private static long interval(long seconds, long requests) {
        return (long) (TimeUnit.SECONDS.toNanos(seconds) * SAFETY_MARGIN / requests);
    }
}
