package preflight.work.crossref;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.text.JsonRecord;

/** Reads Crossref dates, {@code {"date-parts": [[2006, 12, 12]]}}; day, or month and day, may be missing. */
final class CrossrefDates {
    private static final List<String> BY_PREFERENCE =
            List.of("issued", "published", "published-print", "published-online", "posted");

    /** Years outside this range are errors of a deposit. */
    private static final int MIN_YEAR = 1400;

    private static final int MAX_YEAR = 2100;

    private CrossrefDates() {}

    /** The year of publication, from the first date that has one; null when none has. */
    static @Nullable Integer year(JsonRecord json) {
        for (String field : BY_PREFERENCE) {
            Integer year = part(json, field, 0);
            if (year != null && year >= MIN_YEAR && year <= MAX_YEAR) {
                return year;
            }
        }
        return null;
    }

    /** A date; the first day when only month or year is given; null when absent. */
    static @Nullable LocalDate date(JsonRecord json, String field) {
        Integer year = part(json, field, 0);
        Integer month = part(json, field, 1);
        Integer day = part(json, field, 2);
        if (year == null) {
            return null;
        }
        try {
            return LocalDate.of(year, month == null ? 1 : month, day == null || month == null ? 1 : day);
        } catch (DateTimeException impossible) {
            return null;
        }
    }

    private static @Nullable Integer part(JsonRecord json, String field, int index) {
        JsonNode parts = json.object(field).node().path("date-parts").path(0);
        return JsonRecord.integer(parts.path(index));
    }
}
