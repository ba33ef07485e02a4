package preflight.console.page;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A time as a page shows it, in UTC.
 *
 * @param iso ISO 8601, for machines
 * @param full date, time to the minute, and zone
 * @param time date and time to the minute, without the zone
 * @param date the day alone
 * @param ago how long ago, in words
 */
record DisplayTime(String iso, String full, String time, String date, String ago) {
    private static final DateTimeFormatter TIME = formatter("d MMM uuuu, HH:mm");
    private static final DateTimeFormatter DATE = formatter("d MMM uuuu");

    static DisplayTime of(Instant instant, Instant now) {
        String time = TIME.format(instant);
        return new DisplayTime(
                instant.toString(), time + " UTC", time, DATE.format(instant), ago(Duration.between(instant, now)));
    }

    static String date(LocalDate day) {
        return DATE.format(day.atStartOfDay(ZoneOffset.UTC));
    }

    static @Nullable DisplayTime ofNullable(@Nullable Instant instant, Instant now) {
        return instant == null ? null : of(instant, now);
    }

    private static String ago(Duration past) {
        if (past.toMinutes() < 1) {
            return "just now";
        }
        if (past.toHours() < 1) {
            return counted(past.toMinutes(), "minute");
        }
        return past.toDays() < 1 ? counted(past.toHours(), "hour") : counted(past.toDays(), "day");
    }

    private static String counted(long number, String unit) {
        return "%d %s%s ago".formatted(number, unit, number == 1 ? "" : "s");
    }

    private static DateTimeFormatter formatter(String pattern) {
        return DateTimeFormatter.ofPattern(pattern, Locale.ENGLISH).withZone(ZoneOffset.UTC);
    }
}
