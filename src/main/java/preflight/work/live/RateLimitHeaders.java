package preflight.work.live;

import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the rate limit headers of a response. Header names are case-insensitive; malformed values read as absent. */
final class RateLimitHeaders {
    private static final Pattern SECONDS = Pattern.compile("\\s*(\\d{1,6})\\s*s?\\s*", Pattern.CASE_INSENSITIVE);

    private final Map<String, Object> headers;

    RateLimitHeaders(Map<String, Object> headers) {
        this.headers = headers;
    }

    /** Requests allowed in each {@link #intervalSeconds}; null when absent. */
    @Nullable
    Long limit() {
        return positive("x-rate-limit-limit");
    }

    /** Length of the interval in seconds; 1 when absent. */
    long intervalSeconds() {
        Long seconds = positive("x-rate-limit-interval");
        return seconds == null ? 1 : seconds;
    }

    /** Requests allowed at the same time; null when absent. */
    @Nullable
    Long concurrency() {
        return positive("x-concurrency-limit");
    }

    /** The {@code Retry-After} header, given in seconds or as a date; null when absent. */
    @Nullable
    Duration retryAfter(Instant now) {
        Long seconds = number(header("retry-after"));
        if (seconds != null) {
            return Duration.ofSeconds(seconds);
        }
        Instant until = time(header("retry-after"));
        if (until == null) {
            return null;
        }
        // Relative to the index's own clock if it sends a date, because our clock may differ.
        Instant from = time(header("date"));
        Duration delay = Duration.between(from == null ? now : from, until);
        return delay.isNegative() ? Duration.ZERO : delay;
    }

    private @Nullable Long positive(String name) {
        Long number = number(header(name));
        return number == null || number == 0 ? null : number;
    }

    private @Nullable Object header(String name) {
        Object exact = headers.get(name);
        return exact != null
                ? exact
                : headers.entrySet().stream()
                        .filter(entry -> entry.getKey().toLowerCase(Locale.ROOT).equals(name))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElse(null);
    }

    /** Whole seconds: "1s" or "1". */
    private static @Nullable Long number(@Nullable Object value) {
        Matcher seconds = SECONDS.matcher(String.valueOf(value));
        return value != null && seconds.matches() ? Long.valueOf(seconds.group(1)) : null;
    }

    private static @Nullable Instant time(@Nullable Object value) {
        if (value == null) {
            return null;
        }
        try {
            return ZonedDateTime.parse(value.toString().strip(), DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
        } catch (DateTimeParseException noDate) {
            return null;
        }
    }
}
