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
public final class RequestBudget {
    /** Times on the way differ: without a margin the last request of one window would arrive in the next. */
    private static final double MARGIN = 1.1;
    /** A longer rest than this is not waited for but tried then. */
    private static final Duration LONGEST_REST = Duration.ofSeconds(60);

    private static final int MOST_DOUBLINGS = 5;

    /** Time as a budget sees it. */
    interface Time {
        /** The machine's own. */
        Time SYSTEM = new Time() {
            @Override
            public long nanos() {
                return System.nanoTime();
            }

            @Override
            public void pass(long nanos) throws InterruptedException {
                TimeUnit.NANOSECONDS.sleep(nanos);
            }

            @Override
            public Instant clock() {
                return Instant.now();
            }
        };

        /** What differences are taken of. */
        long nanos();

        void pass(long nanos) throws InterruptedException;

        /** The time of day. */
        Instant clock();
    }

    private final ReentrantLock lock = new ReentrantLock(true);
    private final Condition freed = lock.newCondition();
    private final int mostAtOnce;
    private final long leastGap;
    private final Duration backOff;
    private final Duration patience;
    private final Time time;

    private int atOnce;
    private long gap;
    private int running;
    private int refusals;
    private long next;

    /**
     * A budget.
     *
     * @param perSecond requests a second
     * @param atOnce requests at once
     * @param backOff rest after a first refusal that names none; twice as long after each further one
     * @param patience how long a request waits for its turn before it is given up
     */
    public RequestBudget(int perSecond, int atOnce, Duration backOff, Duration patience) {
        this(perSecond, atOnce, backOff, patience, Time.SYSTEM);
    }

    RequestBudget(int perSecond, int atOnce, Duration backOff, Duration patience, Time time) {
        this.mostAtOnce = atOnce;
        this.leastGap = gap(1, perSecond);
        this.backOff = backOff;
        this.patience = patience;
        this.time = time;
        this.atOnce = atOnce;
        this.gap = leastGap;
        this.next = time.nanos();
    }

    /** Waits until a request may be sent; {@link #leave} must follow once it is over. */
    public void enter() throws UpstreamFault, InterruptedException {
        long wait;
        lock.lock();
        try {
            long left = patience.toNanos();
            while (running >= atOnce) {
                if (left <= 0) {
                    throw new UpstreamFault("is asked for more than its limits allow at the moment");
                }
                left = freed.awaitNanos(left);
            }
            long now = time.nanos();
            wait = Math.max(0, next - now);
            if (wait > patience.toNanos()) {
                throw new UpstreamFault("asks to be left alone for a moment");
            }
            next = now + wait + gap;
            running++;
        } finally {
            lock.unlock();
        }
        pass(wait);
    }

    private void pass(long wait) throws InterruptedException {
        try {
            if (wait > 0) {
                time.pass(wait);
            }
        } catch (InterruptedException stopped) {
            leave();
            throw stopped;
        }
    }

    /** The request is over, whatever came of it. */
    public void leave() {
        lock.lock();
        try {
            running--;
            freed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /** Heeds what an answer says of the limits, and a refusal. Header names in any case. */
    public void heed(int status, Map<String, Object> headers) {
        RateHeaders said = new RateHeaders(headers);
        lock.lock();
        try {
            Long limit = said.limit();
            if (limit != null) {
                gap = Math.max(leastGap, gap(said.interval(), limit));
            }
            Long concurrency = said.concurrency();
            if (concurrency != null) {
                atOnce = (int) Math.min(mostAtOnce, concurrency);
                freed.signalAll();
            }
            if (status == 429 || status >= 500) {
                rest(said.retryAfter(time.clock()));
            } else {
                refusals = 0;
            }
        } finally {
            lock.unlock();
        }
    }

    private void rest(@Nullable Duration told) {
        Duration asked = told == null ? backOff.multipliedBy(1L << Math.min(refusals, MOST_DOUBLINGS)) : told;
        Duration rest = asked.compareTo(LONGEST_REST) < 0 ? asked : LONGEST_REST;
        refusals++;
        next = Math.max(next, time.nanos() + rest.toNanos());
    }

    private static long gap(long seconds, long requests) {
        return (long) (TimeUnit.SECONDS.toNanos(seconds) * MARGIN / requests);
    }
}
