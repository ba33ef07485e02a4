package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Puts the rows of a page into reading order. Where many segments begin at one place in the middle of a page, a column
 * begins; a row that runs across that place (a title, an abstract, a wide figure's caption) divides what is above it from
 * what is below.
 */
final class ColumnDetector {
    /** A column begins in this part of the width of the text. */
    private static final double MIN_EDGE_SHARE = .28;

    private static final double MAX_EDGE_SHARE = .75;
    /** So many rows make a column. */
    private static final int MIN_ROWS = 4;
    /** Left edges so close are one. */
    private static final double EDGE_TOLERANCE = 2.5;
    /** Lines are not set in farther, in points. */
    private static final double MAX_INDENT = 45;
    /** A part that is narrower than this share of its page is not divided again. */
    private static final double MIN_DIVISIBLE_SHARE = .55;

    /** Of the rows of a page, so many may run across where a column begins on other pages. */
    private static final double MAX_CROSSING_SHARE = .25;

    private final Set<Double> knownEdges = new TreeSet<>();
    private boolean secondPass;

    private ColumnDetector() {}

    /** The segments of a row that stand in one column. */
    record ColumnRow(List<RowSegment> segments) {
        double left() {
            return segments.getFirst().left();
        }

        double right() {
            return segments.getLast().right();
        }
    }

    /** The columns of each page in reading order, with their pieces from top to bottom. What a page alone does not tell, the others do. */
    static List<List<List<ColumnRow>>> detect(List<List<PdfRow>> pages) {
        ColumnDetector columns = new ColumnDetector();
        pages.forEach(columns::page);
        columns.secondPass = true;
        return pages.stream().map(columns::page).toList();
    }

    private List<List<ColumnRow>> page(List<PdfRow> rows) {
        List<ColumnRow> pieces = rows.stream()
                .map(RowSegment::of)
                .filter(segments -> !segments.isEmpty())
                .map(ColumnRow::new)
                .toList();
        List<List<ColumnRow>> columns = new ArrayList<>();
        divide(pieces, width(pieces), columns);
        return columns;
    }

    private void divide(List<ColumnRow> pieces, double pageWidth, List<List<ColumnRow>> columns) {
        double begins = width(pieces) < MIN_DIVISIBLE_SHARE * pageWidth ? -1 : rightColumnEdge(pieces);
        if (begins >= 0) {
            knownEdges.add(begins);
        } else if (secondPass && width(pieces) >= MIN_DIVISIBLE_SHARE * pageWidth) {
            begins = edgeFromOtherPages(pieces);
        }
        double at = begins;
        if (at < 0) {
            if (!pieces.isEmpty()) {
                columns.add(pieces);
            }
            return;
        }
        List<ColumnRow> left = new ArrayList<>();
        List<ColumnRow> right = new ArrayList<>();
        List<ColumnRow> across = new ArrayList<>();
        for (ColumnRow piece : pieces) {
            boolean crosses = piece.segments().stream().anyMatch(s -> s.left() < at - EDGE_TOLERANCE && s.right() > at);
            if (crosses) {
                flush(left, right, pageWidth, columns);
                across.add(piece);
            } else {
                flushCrossing(across, columns);
                splitRow(piece, at, left, right);
            }
        }
        flushCrossing(across, columns);
        flush(left, right, pageWidth, columns);
    }

    private static void splitRow(ColumnRow piece, double at, List<ColumnRow> left, List<ColumnRow> right) {
        List<RowSegment> before = piece.segments().stream()
                .filter(s -> s.left() < at - EDGE_TOLERANCE)
                .toList();
        List<RowSegment> behind = piece.segments().stream()
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

    /** Where the right column begins; negative when there is only one. */
    private static double rightColumnEdge(List<ColumnRow> pieces) {
        double left = pieces.stream().mapToDouble(ColumnRow::left).min().orElse(0);
        double width = width(pieces);
        TreeMap<Double, Integer> edges = new TreeMap<>();
        for (ColumnRow piece : pieces) {
            for (RowSegment segment : piece.segments()) {
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
                    && 2 * count > crossingCount(pieces, edge.getKey())
                    && hasTextOnBothSides(pieces, edge.getKey())) {
                most = count;
                best = edge.getKey();
            }
        }
        return best < 0 ? best : leftmostEdge(pieces, edges, best);
    }

    /** Where most lines are set in, the column begins farther left: with a number, or the first line of an entry. */
    private static double leftmostEdge(List<ColumnRow> pieces, TreeMap<Double, Integer> edges, double best) {
        long across = crossingCount(pieces, best);
        return edges.subMap(best - MAX_INDENT, true, best, true).keySet().stream()
                .filter(edge -> crossingCount(pieces, edge) <= across)
                .findFirst()
                .orElse(best);
    }

    /** A column that begins on this page where it does on others; negative when none does. */
    private double edgeFromOtherPages(List<ColumnRow> pieces) {
        for (double edge : knownEdges) {
            boolean begins = pieces.stream()
                    .flatMap(piece -> piece.segments().stream())
                    .anyMatch(segment -> Math.abs(segment.left() - edge) <= EDGE_TOLERANCE);
            boolean hasLeft = pieces.stream()
                    .anyMatch(piece -> piece.segments().getFirst().right() < edge);
            if (begins && hasLeft && crossingCount(pieces, edge) <= MAX_CROSSING_SHARE * pieces.size()) {
                return edge;
            }
        }
        return -1;
    }

    private static long crossingCount(List<ColumnRow> pieces, double at) {
        return pieces.stream()
                .filter(piece -> piece.segments().stream()
                        .anyMatch(s -> s.left() < at - EDGE_TOLERANCE && s.right() > at + EDGE_TOLERANCE))
                .count();
    }

    /** A column has text beside it that stays clear of it. */
    private static boolean hasTextOnBothSides(List<ColumnRow> pieces, double at) {
        long left = pieces.stream()
                .filter(piece -> piece.segments().stream().anyMatch(s -> s.right() <= at))
                .count();
        long right = pieces.stream()
                .filter(piece -> piece.segments().stream().anyMatch(s -> s.left() >= at - EDGE_TOLERANCE))
                .count();
        return left >= MIN_ROWS && right >= MIN_ROWS;
    }

    private static double width(List<ColumnRow> pieces) {
        double left = pieces.stream().mapToDouble(ColumnRow::left).min().orElse(0);
        return pieces.stream().mapToDouble(ColumnRow::right).max().orElse(0) - left;
    }
}
