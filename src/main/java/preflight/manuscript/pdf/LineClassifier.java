package preflight.manuscript.pdf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.manuscript.list.TextLine;

/** Derives indents, gaps and headings of lines from their positions and sizes. */
final class LineClassifier {
    /** Line distance of a gap, relative to the usual distance. */
    private static final double MIN_GAP_RATIO = 1.22;
    /** Width of an "n", in font sizes. */
    private static final double EN_WIDTH = .5;

    private static final double MIN_HEADING_SIZE_RATIO = 1.08;
    private static final int MAX_HEADING_LENGTH = 100;
    /** Left edges of columns on different pages at this distance are the same, in points. */
    private static final double EDGE_TOLERANCE = 30;

    private final List<List<PdfLine>> columns;
    private final double bodySize;
    private final Map<Double, Double> leading;

    LineClassifier(List<List<PdfLine>> columns, double bodySize) {
        this.columns = columns.stream().filter(column -> !column.isEmpty()).toList();
        this.bodySize = bodySize;
        this.leading = leadings();
    }

    /** The lines of all columns in reading order. */
    List<TextLine> classify() {
        List<TextLine> lines = new ArrayList<>();
        for (List<PdfLine> column : columns) {
            double edge = leftEdge(column);
            for (int i = 0; i < column.size(); i++) {
                PdfLine line = column.get(i);
                boolean gap = i > 0 && isGap(column.get(i - 1), line);
                boolean heading = isHeading(line) && (i == 0 || gap || isHeading(column.get(i - 1)));
                double indent = Math.max(0, (line.left() - edge) / (EN_WIDTH * line.size()));
                boolean opens = i == 0 && opensColumn(line, lines);
                lines.add(new TextLine(line.text().strip(), 0, indent, gap || heading || opens, heading, i == 0));
            }
        }
        lines.removeIf(line -> line.text().isEmpty());
        return lines;
    }

    /** The usual line distance of each font size. */
    private Map<Double, Double> leadings() {
        Map<Double, Map<Double, Integer>> counts = new HashMap<>();
        for (List<PdfLine> column : columns) {
            for (int i = 1; i < column.size(); i++) {
                double step =
                        Math.round((column.get(i).baseline() - column.get(i - 1).baseline()) * 2) / 2.0;
                if (step > 0 && step < 4 * column.get(i).size()) {
                    counts.computeIfAbsent(rounded(column.get(i).size()), key -> new HashMap<>())
                            .merge(step, 1, Integer::sum);
                }
            }
        }
        Map<Double, Double> leadings = new HashMap<>();
        counts.forEach((size, steps) -> leadings.put(size, usualLeading(steps)));
        return leadings;
    }

    /** The smallest frequent distance. The most frequent may be a gap, if most paragraphs have one line. */
    private static double usualLeading(Map<Double, Integer> steps) {
        int all = steps.values().stream().mapToInt(Integer::intValue).sum();
        return steps.entrySet().stream()
                .filter(step -> step.getValue() >= .15 * all)
                .mapToDouble(Map.Entry::getKey)
                .min()
                .orElseGet(() -> steps.keySet().stream()
                        .mapToDouble(Double::doubleValue)
                        .min()
                        .orElse(12));
    }

    private boolean isGap(PdfLine above, PdfLine line) {
        double step = line.baseline() - above.baseline();
        double usual = leading.getOrDefault(rounded(line.size()), 1.2 * line.size());
        return step > MIN_GAP_RATIO * usual || step < -usual;
    }

    /** At the top of a column no gap can be seen. A line there starts a paragraph if it is the first or follows a heading. */
    private static boolean opensColumn(PdfLine line, List<TextLine> before) {
        return before.isEmpty() || before.getLast().heading();
    }

    private boolean isHeading(PdfLine line) {
        return (line.bold() || line.size() >= MIN_HEADING_SIZE_RATIO * bodySize)
                && line.text().length() <= MAX_HEADING_LENGTH
                && !line.text().matches(".*[,;]$");
    }

    /** The usual left edge of this column on all pages: here, all lines may be indented. */
    private double leftEdge(List<PdfLine> column) {
        double own = column.stream().mapToDouble(PdfLine::left).min().orElse(0);
        Map<Long, Integer> edges = new HashMap<>();
        int page = column.getFirst().page();
        for (List<PdfLine> other : columns) {
            double left = other.stream().mapToDouble(PdfLine::left).min().orElse(0);
            if (Math.abs(left - own) <= EDGE_TOLERANCE && (other.getFirst().page() - page) % 2 == 0) {
                edges.merge(Math.round(left), other.size(), Integer::sum);
            }
        }
        return edges.entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(entry -> Math.min(own, (double) entry.getKey()))
                .orElse(own);
    }

    private static double rounded(double size) {
        return Math.round(size * 2) / 2.0;
    }
}
