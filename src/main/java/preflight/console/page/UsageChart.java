package preflight.console.page;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import preflight.billing.Usage;

/**
 * Credits per day as a bar chart.
 *
 * @param max the credits of the highest bar
 */
record UsageChart(List<Bar> bars, long max) {
    /** Height of the highest bar, in units of the drawing. */
    static final int HEIGHT = 100;

    /** One day; {@code x} is the index of the bar, {@code y} and {@code height} are units of the drawing. */
    record Bar(String day, long credits, int x, int y, int height) {}

    static UsageChart of(List<Usage> usage, LocalDate first, int days) {
        Map<LocalDate, Long> credits =
                usage.stream().collect(Collectors.groupingBy(Usage::day, Collectors.summingLong(Usage::credits)));
        long max = credits.values().stream().mapToLong(Long::longValue).max().orElse(0);
        List<Bar> bars = new ArrayList<>();
        for (int i = 0; i < days; i++) {
            long day = credits.getOrDefault(first.plusDays(i), 0L);
            // A day with any use is visible, however small beside the highest bar.
            int height = day == 0 ? 0 : Math.max(2, Math.toIntExact(HEIGHT * day / max));
            bars.add(new Bar(DisplayTime.date(first.plusDays(i)), day, i, HEIGHT - height, height));
        }
        return new UsageChart(bars, max);
    }
}
