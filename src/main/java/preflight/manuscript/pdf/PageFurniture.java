package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Removes what is on pages but not part of the text: running heads, page numbers, line numbers. */
final class PageFurniture {
    private static final Pattern PAGE_NUMBER = Pattern.compile(
            "(?i)[-–—|\\s]*(?:page|seite|p\\.)?\\s*(?:\\d{1,5}|[ivxl]{1,6})\\s*(?:(?:of|/|von|de)\\s*\\d{1,4})?[-–—|\\s]*");
    /** Rows at the top and at the bottom of a page that may be furniture. */
    private static final int EDGE_ROWS = 3;
    /** Share of pages that repeat a running head. Left and right pages may have different ones. */
    private static final double MIN_PAGE_SHARE = .25;
    /** Running heads differ in height by at most this, in points. */
    private static final double HEIGHT_TOLERANCE = 4;

    private PageFurniture() {}

    /** The rows of each page without furniture. */
    static List<List<PdfRow>> remove(List<List<PdfRow>> pages) {
        removeLineNumbers(pages);
        Map<String, List<Double>> heights = new HashMap<>();
        for (List<PdfRow> page : pages) {
            edgeRows(page)
                    .forEach(row -> heights.computeIfAbsent(shape(row), key -> new ArrayList<>())
                            .add(row.top()));
        }
        double minPages = Math.max(2, MIN_PAGE_SHARE * pages.size());
        List<Double> headHeights = heights.values().stream()
                .filter(at -> at.size() >= minPages)
                .map(List::getFirst)
                .toList();
        List<List<PdfRow>> kept = new ArrayList<>();
        for (List<PdfRow> page : pages) {
            List<PdfRow> edges = edgeRows(page);
            kept.add(page.stream()
                    .filter(row -> !row.words().isEmpty())
                    .filter(row -> !edges.contains(row) || !isFurniture(row, page, heights, minPages, headHeights))
                    .toList());
        }
        return kept;
    }

    private static boolean isFurniture(
            PdfRow row,
            List<PdfRow> page,
            Map<String, List<Double>> heights,
            double minPages,
            List<Double> headHeights) {
        long there = heights.getOrDefault(shape(row), List.of()).stream()
                .filter(height -> Math.abs(height - row.top()) <= HEIGHT_TOLERANCE)
                .count();
        boolean outermost = row == page.getFirst() || row == page.getLast();
        return there >= minPages
                || outermost && PAGE_NUMBER.matcher(row.text()).matches()
                || outermost
                        && standsApart(row, page)
                        && headHeights.stream()
                                .anyMatch(height -> Math.abs(height - row.top()) <= HEIGHT_TOLERANCE / 2);
    }

    /** Whether a row is further from its neighbour than lines of text are. */
    private static boolean standsApart(PdfRow row, List<PdfRow> page) {
        if (page.size() < 2) {
            return true;
        }
        double gap = row == page.getFirst()
                ? page.get(1).top() - row.bottom()
                : row.top() - page.get(page.size() - 2).bottom();
        return gap > row.bottom() - row.top();
    }

    private static List<PdfRow> edgeRows(List<PdfRow> page) {
        List<PdfRow> edges = new ArrayList<>(page.subList(0, Math.min(EDGE_ROWS, page.size())));
        page.subList(Math.max(0, page.size() - EDGE_ROWS), page.size()).stream()
                .filter(row -> !edges.contains(row))
                .forEach(edges::add);
        return edges;
    }

    private static String shape(PdfRow row) {
        return row.text().replaceAll("\\d+", "#").replaceAll("\\s+", " ").strip();
    }

    /** Removes line numbers. If most pages have them, pages with too few lines to be certain have them too. */
    private static void removeLineNumbers(List<List<PdfRow>> pages) {
        List<LineNumbers> numbers = pages.stream().map(LineNumbers::of).toList();
        List<LineNumbers> certain =
                numbers.stream().filter(LineNumbers::isCertain).toList();
        for (LineNumbers page : numbers) {
            boolean alike =
                    2 * certain.size() >= pages.size() && certain.stream().anyMatch(other -> other.isAlignedWith(page));
            if (page.isCertain() || alike) {
                page.remove();
            }
        }
    }
}
