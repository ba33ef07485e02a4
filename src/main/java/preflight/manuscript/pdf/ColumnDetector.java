package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Divides the rows of pages into columns in reading order. A column begins where many segments start at the same x in the
 * middle of a page. A row that crosses this x (a title, an abstract, a wide caption) separates the columns above and below.
 */
final class ColumnDetector {
    /** The right column begins between these shares of the text width. */
    private static final double MIN_EDGE_SHARE = .28;

    private static final double MAX_EDGE_SHARE = .75;
    /** Rows of a column. */
    private static final int MIN_ROWS = 4;
    /** Left edges at this distance are the same, in points. */
    private static final double EDGE_TOLERANCE = 2.5;
    /** Largest indent of a line, in points. */
    private static final double MAX_INDENT = 45;
    /** A part narrower than this share of the page is not divided again. */
    private static final double MIN_DIVISIBLE_SHARE = .55;

    /** Share of the rows of a page that may cross a column edge known from other pages. */
    private static final double MAX_CROSSING_SHARE = .25;

    private final Set<Double> knownEdges = new TreeSet<>();
    private boolean secondPass;

    private ColumnDetector() {}

    /** The segments of a row within one column. */
    record ColumnRow(List<RowSegment> segments) {
        double left() {
            return segments.getFirst().left();
        }

        double right() {
            return segments.getLast().right();
        }
    }

    /** The columns of each page in reading order, each with its rows from top to bottom. Edges found on one page help on others. */
    static List<List<List<ColumnRow>>> detect(List<List<PdfRow>> pages) {
        ColumnDetector columns = new ColumnDetector();
        pages.forEach(columns::page);
        columns.secondPass = true;
        return pages.stream().map(columns::page).toList();
    }

    private List<List<ColumnRow>> page(List<PdfRow> page) {
        List<ColumnRow> rows = page.stream()
                .map(RowSegment::of)
                .filter(segments -> !segments.isEmpty())
                .map(ColumnRow::new)
                .toList();
        List<List<ColumnRow>> columns = new ArrayList<>();
        divide(rows, width(rows), columns);
        return columns;
    }

    private void divide(List<ColumnRow> rows, double pageWidth, List<List<ColumnRow>> columns) {
        double begins = width(rows) < MIN_DIVISIBLE_SHARE * pageWidth ? -1 : rightColumnEdge(rows);
        if (begins >= 0) {
            knownEdges.add(begins);
        } else if (secondPass && width(rows) >= MIN_DIVISIBLE_SHARE * pageWidth) {
            begins = edgeFromOtherPages(rows);
        }
        double at = begins;
        if (at < 0) {
            if (!rows.isEmpty()) {
                columns.add(rows);
            }
            return;
        }
        List<ColumnRow> left = new ArrayList<>();
        List<ColumnRow> right = new ArrayList<>();
        List<ColumnRow> across = new ArrayList<>();
        for (ColumnRow row : rows) {
            boolean crosses = row.segments().stream().anyMatch(s -> s.left() < at - EDGE_TOLERANCE && s.right() > at);
            if (crosses) {
                flush(left, right, pageWidth, columns);
                across.add(row);
            } else {
                flushCrossing(across, columns);
                splitRow(row, at, left, right);
            }
        }
        flushCrossing(across, columns);
        flush(left, right, pageWidth, columns);
    }

    private static void splitRow(ColumnRow row, double at, List<ColumnRow> left, List<ColumnRow> right) {
        List<RowSegment> before = row.segments().stream()
                .filter(s -> s.left() < at - EDGE_TOLERANCE)
                .toList();
        List<RowSegment> behind = row.segments().stream()
                .filter(s -> s.left() >= at - EDGE_TOLERANCE)
                .toList();
        if (!before.isEmpty()) {
            left.add(new ColumnRow(before));
        }
        if (!behind.isEmpty()) {
            right.add(new ColumnRow(behind));
        }
    }

    private void flush(List<ColumnRow> left, List<ColumnRow> right, double pageWidth, List<List<ColumnRow>> columns) {
        divide(List.copyOf(left), pageWidth, columns);
        divide(List.copyOf(right), pageWidth, columns);
        left.clear();
        right.clear();
    }

    private static void flushCrossing(List<ColumnRow> across, List<List<ColumnRow>> columns) {
        if (!across.isEmpty()) {
            columns.add(List.copyOf(across));
            across.clear();
        }
    }

    /** The x where the right column begins; negative if there is only one column. */
    private static double rightColumnEdge(List<ColumnRow> rows) {
        double left = rows.stream().mapToDouble(ColumnRow::left).min().orElse(0);
        double width = width(rows);
        TreeMap<Double, Integer> edges = new TreeMap<>();
        for (ColumnRow row : rows) {
            for (RowSegment segment : row.segments()) {
                double share = (segment.left() - left) / width;
                if (share >= MIN_EDGE_SHARE && share <= MAX_EDGE_SHARE) {
                    edges.merge(segment.left(), 1, Integer::sum);
                }
            }
        }
        double best = -1;
        int most = MIN_ROWS - 1;
        for (Map.Entry<Double, Integer> edge : edges.entrySet()) {
            int count = edges.subMap(edge.getKey(), true, edge.getKey() + EDGE_TOLERANCE, true).values().stream()
                    .mapToInt(Integer::intValue)
                    .sum();
            if (count > most
                    && 2 * count > crossingCount(rows, edge.getKey())
                    && hasTextOnBothSides(rows, edge.getKey())) {
                most = count;
                best = edge.getKey();
            }
        }
        return best < 0 ? best : leftmostEdge(rows, edges, best);
    }

    /** Where most lines are indented, the column begins further left: at a number, or at the first line of an entry. */
    private static double leftmostEdge(List<ColumnRow> rows, TreeMap<Double, Integer> edges, double best) {
        long across = crossingCount(rows, best);
        return edges.subMap(best - MAX_INDENT, true, best, true).keySet().stream()
                .filter(edge -> crossingCount(rows, edge) <= across)
                .findFirst()
                .orElse(best);
    }

    /** A column edge of other pages that fits this page; negative if none does. */
    private double edgeFromOtherPages(List<ColumnRow> rows) {
        for (double edge : knownEdges) {
            boolean begins = rows.stream()
                    .flatMap(row -> row.segments().stream())
                    .anyMatch(segment -> Math.abs(segment.left() - edge) <= EDGE_TOLERANCE);
            boolean hasLeft =
                    rows.stream().anyMatch(row -> row.segments().getFirst().right() < edge);
            if (begins && hasLeft && crossingCount(rows, edge) <= MAX_CROSSING_SHARE * rows.size()) {
                return edge;
            }
        }
        return -1;
    }

    private static long crossingCount(List<ColumnRow> rows, double at) {
        return rows.stream()
                .filter(row -> row.segments().stream()
                        .anyMatch(s -> s.left() < at - EDGE_TOLERANCE && s.right() > at + EDGE_TOLERANCE))
                .count();
    }

    /** Whether enough rows have text only left or only right of this x. */
    private static boolean hasTextOnBothSides(List<ColumnRow> rows, double at) {
        long left = rows.stream()
                .filter(row -> row.segments().stream().anyMatch(s -> s.right() <= at))
                .count();
        long right = rows.stream()
                .filter(row -> row.segments().stream().anyMatch(s -> s.left() >= at - EDGE_TOLERANCE))
                .count();
        return left >= MIN_ROWS && right >= MIN_ROWS;
    }

    private static double width(List<ColumnRow> rows) {
        double left = rows.stream().mapToDouble(ColumnRow::left).min().orElse(0);
        return rows.stream().mapToDouble(ColumnRow::right).max().orElse(0) - left;
    }
}
