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
final class Columns {
    /** A column begins in this part of the width of the text. */
    private static final double FIRST = .28;

    private static final double LAST = .75;
    /** So many rows make a column. */
    private static final int FEWEST_ROWS = 4;
    /** Left edges so close are one. */
    private static final double SAME = 2.5;
    /** Lines are not set in farther, in points. */
    private static final double LARGEST_INDENT = 45;
    /** A part that is narrower than this share of its page is not divided again. */
    private static final double DIVISIBLE = .55;

    /** Of the rows of a page, so many may run across where a column begins on other pages. */
    private static final double MOST_ACROSS = .25;

    private final Set<Double> found = new TreeSet<>();
    private boolean again;

    private Columns() {}

    /** The segments of a row that stand in one column. */
    record Piece(List<Segment> segments) {
        double left() {
            return segments.getFirst().left();
        }

        double right() {
            return segments.getLast().right();
        }
    }

    /** The columns of each page in reading order, with their pieces from top to bottom. What a page alone does not tell, the others do. */
    static List<List<List<Piece>>> of(List<List<Row>> pages) {
        Columns columns = new Columns();
        pages.forEach(columns::page);
        columns.again = true;
        return pages.stream().map(columns::page).toList();
    }

    private List<List<Piece>> page(List<Row> rows) {
        List<Piece> pieces = rows.stream()
                .map(Segment::of)
                .filter(segments -> !segments.isEmpty())
                .map(Piece::new)
                .toList();
        List<List<Piece>> columns = new ArrayList<>();
        divide(pieces, width(pieces), columns);
        return columns;
    }

    private void divide(List<Piece> pieces, double pageWidth, List<List<Piece>> columns) {
        double begins = width(pieces) < DIVISIBLE * pageWidth ? -1 : beginning(pieces);
        if (begins >= 0) {
            found.add(begins);
        } else if (again && width(pieces) >= DIVISIBLE * pageWidth) {
            begins = elsewhere(pieces);
        }
        double at = begins;
        if (at < 0) {
            if (!pieces.isEmpty()) {
                columns.add(pieces);
            }
            return;
        }
        List<Piece> left = new ArrayList<>();
        List<Piece> right = new ArrayList<>();
        List<Piece> across = new ArrayList<>();
        for (Piece piece : pieces) {
            boolean crosses = piece.segments().stream().anyMatch(s -> s.left() < at - SAME && s.right() > at);
            if (crosses) {
                flush(left, right, pageWidth, columns);
                across.add(piece);
            } else {
                flushAcross(across, columns);
                part(piece, at, left, right);
            }
        }
        flushAcross(across, columns);
        flush(left, right, pageWidth, columns);
    }

    private static void part(Piece piece, double at, List<Piece> left, List<Piece> right) {
        List<Segment> before =
                piece.segments().stream().filter(s -> s.left() < at - SAME).toList();
        List<Segment> behind =
                piece.segments().stream().filter(s -> s.left() >= at - SAME).toList();
        if (!before.isEmpty()) {
            left.add(new Piece(before));
        }
        if (!behind.isEmpty()) {
            right.add(new Piece(behind));
        }
    }

    private void flush(List<Piece> left, List<Piece> right, double pageWidth, List<List<Piece>> columns) {
        divide(List.copyOf(left), pageWidth, columns);
        divide(List.copyOf(right), pageWidth, columns);
        left.clear();
        right.clear();
    }

    private static void flushAcross(List<Piece> across, List<List<Piece>> columns) {
        if (!across.isEmpty()) {
            columns.add(List.copyOf(across));
            across.clear();
        }
    }

    /** Where the right column begins; negative when there is only one. */
    private static double beginning(List<Piece> pieces) {
        double left = pieces.stream().mapToDouble(Piece::left).min().orElse(0);
        double width = width(pieces);
        TreeMap<Double, Integer> edges = new TreeMap<>();
        for (Piece piece : pieces) {
            for (Segment segment : piece.segments()) {
                double share = (segment.left() - left) / width;
                if (share >= FIRST && share <= LAST) {
                    edges.merge(segment.left(), 1, Integer::sum);
                }
            }
        }
        double best = -1;
        int most = FEWEST_ROWS - 1;
        for (Map.Entry<Double, Integer> edge : edges.entrySet()) {
            int count = edges.subMap(edge.getKey(), true, edge.getKey() + SAME, true).values().stream()
                    .mapToInt(Integer::intValue)
                    .sum();
            if (count > most
                    && 2 * count > across(pieces, edge.getKey())
                    && hasTextOnBothSides(pieces, edge.getKey())) {
                most = count;
                best = edge.getKey();
            }
        }
        return best < 0 ? best : leftmost(pieces, edges, best);
    }

    /** Where most lines are set in, the column begins farther left: with a number, or the first line of an entry. */
    private static double leftmost(List<Piece> pieces, TreeMap<Double, Integer> edges, double best) {
        long across = across(pieces, best);
        return edges.subMap(best - LARGEST_INDENT, true, best, true).keySet().stream()
                .filter(edge -> across(pieces, edge) <= across)
                .findFirst()
                .orElse(best);
    }

    /** A column that begins on this page where it does on others; negative when none does. */
    private double elsewhere(List<Piece> pieces) {
        for (double edge : found) {
            boolean begins = pieces.stream()
                    .flatMap(piece -> piece.segments().stream())
                    .anyMatch(segment -> Math.abs(segment.left() - edge) <= SAME);
            boolean hasLeft = pieces.stream()
                    .anyMatch(piece -> piece.segments().getFirst().right() < edge);
            if (begins && hasLeft && across(pieces, edge) <= MOST_ACROSS * pieces.size()) {
                return edge;
            }
        }
        return -1;
    }

    private static long across(List<Piece> pieces, double at) {
        return pieces.stream()
                .filter(piece -> piece.segments().stream().anyMatch(s -> s.left() < at - SAME && s.right() > at + SAME))
                .count();
    }

    /** A column has text beside it that stays clear of it. */
    private static boolean hasTextOnBothSides(List<Piece> pieces, double at) {
        long left = pieces.stream()
                .filter(piece -> piece.segments().stream().anyMatch(s -> s.right() <= at))
                .count();
        long right = pieces.stream()
                .filter(piece -> piece.segments().stream().anyMatch(s -> s.left() >= at - SAME))
                .count();
        return left >= FEWEST_ROWS && right >= FEWEST_ROWS;
    }

    private static double width(List<Piece> pieces) {
        double left = pieces.stream().mapToDouble(Piece::left).min().orElse(0);
        return pieces.stream().mapToDouble(Piece::right).max().orElse(0) - left;
    }
}
