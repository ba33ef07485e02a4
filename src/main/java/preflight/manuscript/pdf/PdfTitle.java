package preflight.manuscript.pdf;

import java.util.List;
import java.util.stream.Collectors;

/** Finds the title: the lines in the largest size on the first page. */
final class PdfTitle {
    private static final double MIN_SIZE_RATIO = 1.15;
    private static final int MAX_LENGTH = 300;
    private static final int MIN_LENGTH = 8;

    private PdfTitle() {}

    /** The title; empty if no line is clearly larger than the body. */
    static String of(List<List<PdfLine>> columns, double bodySize) {
        List<PdfLine> first = columns.stream()
                .flatMap(List::stream)
                .filter(line -> line.page() == 0)
                .toList();
        double largest = first.stream()
                .filter(line -> line.text().length() >= MIN_LENGTH)
                .mapToDouble(PdfLine::size)
                .max()
                .orElse(0);
        if (largest < MIN_SIZE_RATIO * bodySize) {
            return "";
        }
        String title = first.stream()
                .filter(line -> Math.abs(line.size() - largest) < .6)
                .map(PdfLine::text)
                .collect(Collectors.joining(" "));
        return title.length() <= MAX_LENGTH ? title : "";
    }
}
