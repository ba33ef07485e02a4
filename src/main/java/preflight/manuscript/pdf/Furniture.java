package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What stands on pages without being part of the text: running heads, page numbers, numbers of lines. */
final class Furniture {
    private static final Pattern PAGE_NUMBER = Pattern.compile(
            "(?i)[-–—|\\s]*(?:page|seite|p\\.)?\\s*(?:\\d{1,5}|[ivxl]{1,6})\\s*(?:(?:of|/|von|de)\\s*\\d{1,4})?[-–—|\\s]*");
    /** Rows at the head and at the foot of a page that may be furniture. */
    private static final int ROWS = 3;
    /** Of the pages, so many repeat a running head; heads of left and right pages differ. */
    private static final double REPEATED = .25;
    /** A running head stands at the same height everywhere. */
    private static final double SAME_HEIGHT = 4;

    private Furniture() {}

    /** Takes it off the pages. */
    static List<List<Row>> removed(List<List<Row>> pages) {
        dropLineNumbers(pages);
        Map<String, List<Double>> heights = new HashMap<>();
        for (List<Row> page : pages) {
            edges(page)
                    .forEach(row -> heights.computeIfAbsent(shape(row), key -> new ArrayList<>())
                            .add(row.top()));
        }
        double fewest = Math.max(2, REPEATED * pages.size());
        List<Double> headHeights = heights.values().stream()
                .filter(at -> at.size() >= fewest)
                .map(List::getFirst)
                .toList();
        List<List<Row>> kept = new ArrayList<>();
        for (List<Row> page : pages) {
            List<Row> edges = edges(page);
            kept.add(page.stream()
                    .filter(row -> !row.words().isEmpty())
                    .filter(row -> !edges.contains(row) || !isFurniture(row, page, heights, fewest, headHeights))
                    .toList());
        }
        return kept;
    }

    private static boolean isFurniture(
            Row row, List<Row> page, Map<String, List<Double>> heights, double fewest, List<Double> headHeights) {
        long there = heights.getOrDefault(shape(row), List.of()).stream()
                .filter(height -> Math.abs(height - row.top()) <= SAME_HEIGHT)
                .count();
        boolean outermost = row == page.getFirst() || row == page.getLast();
        return there >= fewest
                || outermost && PAGE_NUMBER.matcher(row.text()).matches()
                || outermost
                        && standsApart(row, page)
                        && headHeights.stream().anyMatch(height -> Math.abs(height - row.top()) <= SAME_HEIGHT / 2);
    }

    /** Whether a row is farther from its neighbour than lines of text are. */
    private static boolean standsApart(Row row, List<Row> page) {
        if (page.size() < 2) {
            return true;
        }
        double gap = row == page.getFirst()
                ? page.get(1).top() - row.bottom()
                : row.top() - page.get(page.size() - 2).bottom();
        return gap > row.bottom() - row.top();
    }

    private static List<Row> edges(List<Row> page) {
        List<Row> edges = new ArrayList<>(page.subList(0, Math.min(ROWS, page.size())));
        page.subList(Math.max(0, page.size() - ROWS), page.size()).stream()
                .filter(row -> !edges.contains(row))
                .forEach(edges::add);
        return edges;
    }

    private static String shape(Row row) {
        return row.text().replaceAll("\\d+", "#").replaceAll("\\s+", " ").strip();
    }

    /** Where most pages number their lines, all do: a page with a few lines alone would not tell. */
    private static void dropLineNumbers(List<List<Row>> pages) {
        List<LineNumbers> numbers = pages.stream().map(LineNumbers::of).toList();
        List<LineNumbers> sure = numbers.stream().filter(LineNumbers::isSure).toList();
        for (LineNumbers page : numbers) {
            boolean alike = 2 * sure.size() >= pages.size() && sure.stream().anyMatch(other -> other.isLike(page));
            if (page.isSure() || alike) {
                page.drop();
            }
        }
    }
}
