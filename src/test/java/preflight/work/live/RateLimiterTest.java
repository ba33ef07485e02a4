package preflight.work.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RateLimiterTest {
    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final VirtualTimeSource time = new VirtualTimeSource();

    @Test
    void sendsNoMoreInAnySecondThanAllowed() throws Exception {
        assertThat(mostInASecond(starts(budget(10), 100))).isLessThanOrEqualTo(10);
    }

    @Test
    void keepsToALowerLimitTheIndexTells() throws Exception {
        RateLimiter budget = budget(50);
        budget.applyHeaders(200, Map.of("X-Rate-Limit-Limit", "3", "X-Rate-Limit-Interval", "1s"));

        assertThat(mostInASecond(starts(budget, 30).subList(1, 30))).isLessThanOrEqualTo(3);
    }

    @Test
    void keepsToItsOwnLimitWhenTheIndexAllowsMore() throws Exception {
        RateLimiter budget = budget(5);
        budget.applyHeaders(
                200, Map.of("x-rate-limit-limit", "50", "x-rate-limit-interval", "1s", "x-concurrency-limit", "99"));

        assertThat(mostInASecond(starts(budget, 30))).isLessThanOrEqualTo(5);
    }

    @Test
    void readsALimitPerMinute() throws Exception {
        RateLimiter budget = budget(50);
        budget.applyHeaders(200, Map.of("x-rate-limit-limit", "60", "x-rate-limit-interval", "60s"));

        assertThat(mostInASecond(starts(budget, 10).subList(1, 10))).isLessThanOrEqualTo(1);
    }

    @Test
    void restsAsLongAsItIsTold() throws Exception {
        RateLimiter budget = budget(10);
        budget.applyHeaders(429, Map.of("Retry-After", "7"));

        assertThat(starts(budget, 1).getFirst()).isEqualTo(7 * SECOND);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // By the clock of the index, which may differ from ours.
                "Sat, 21 Nov 2026 12:00:08 GMT | Sat, 21 Nov 2026 12:00:00 GMT | 8",
                "Sat, 21 Nov 2026 12:00:00 GMT | Sat, 21 Nov 2026 12:00:05 GMT | 0",
                "Thu, 1 Jan 1970 00:00:04 GMT  | soon                          | 4"
            })
    void restsUntilTheTimeItIsTold(String until, String date, long seconds) throws Exception {
        RateLimiter budget = budget(10);
        budget.applyHeaders(503, Map.of("Retry-After", until, "Date", date));

        assertThat(starts(budget, 1).getFirst()).isEqualTo(seconds * SECOND);
    }

    @Test
    void restsLongerAfterEachRefusalUntilAnAnswerComes() throws Exception {
        RateLimiter budget = budget(10);
        budget.applyHeaders(503, Map.of());
        long first = starts(budget, 1).getFirst();
        budget.applyHeaders(503, Map.of());
        long second = starts(budget, 1).getFirst();
        budget.applyHeaders(200, Map.of());
        budget.applyHeaders(500, Map.of());
        long third = starts(budget, 1).getFirst();

        assertThat(first).isEqualTo(SECOND / 2);
        assertThat(second - first).isEqualTo(SECOND);
        assertThat(third - second).isEqualTo(SECOND / 2);
    }

    @Test
    void doesNotWaitLongerThanItsPatience() {
        RateLimiter budget = budget(10);
        budget.applyHeaders(429, Map.of("Retry-After", "3600"));

        assertThatThrownBy(budget::acquire)
                .isInstanceOf(UpstreamException.class)
                .hasMessageContaining("asked us to wait");
    }

    @ParameterizedTest
    @ValueSource(strings = {"3600", "Fri, 31 Dec 9999 23:59:59 GMT"})
    void givesUpARestAfterAMinute(String retryAfter) throws Exception {
        RateLimiter budget = budget(10);
        budget.applyHeaders(429, Map.of("Retry-After", retryAfter));
        time.sleep(59 * SECOND);

        assertThat(starts(budget, 1).getFirst()).isEqualTo(60 * SECOND);
    }

    @Test
    void ignoresHeadersThatMakeNoSense() throws Exception {
        RateLimiter budget = budget(10);
        budget.applyHeaders(
                200,
                Map.of(
                        "x-rate-limit-limit",
                        "0",
                        "x-rate-limit-interval",
                        "soon",
                        "x-concurrency-limit",
                        "-1",
                        "Retry-After",
                        5));

        assertThat(starts(budget, 11).getLast()).isEqualTo(SECOND * 11 / 10);
    }

    @Test
    void letsNoMoreInAtOnceThanAllowed() throws Exception {
        RateLimiter budget = new RateLimiter(1000, 2, Duration.ofMillis(1), Duration.ofMinutes(1), time);
        budget.applyHeaders(200, Map.of("x-concurrency-limit", "1"));
        budget.acquire();
        try (ExecutorService caller = Executors.newVirtualThreadPerTaskExecutor()) {
            Future<?> second = caller.submit(() -> {
                budget.acquire();
                return null;
            });
            assertThat(second.isDone()).isFalse();
            budget.release();
            second.get(10, TimeUnit.SECONDS);
        }
    }

    private RateLimiter budget(int perSecond) {
        return new RateLimiter(perSecond, 3, Duration.ofMillis(500), Duration.ofSeconds(10), time);
    }

    private List<Long> starts(RateLimiter budget, int count) throws Exception {
        List<Long> starts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            budget.acquire();
            starts.add(time.nanoTime());
            budget.release();
        }
        return starts;
    }

    private static long mostInASecond(List<Long> starts) {
        return starts.stream()
                .mapToLong(from -> starts.stream()
                        .filter(at -> at >= from && at - from <= SECOND)
                        .count())
                .max()
                .orElse(0);
    }
}
