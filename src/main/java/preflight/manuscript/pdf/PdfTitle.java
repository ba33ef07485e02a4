package preflight.manuscript.pdf;

import java.util.List;
import java.util.stream.Collectors;

/** The title: the largest lines at the head of the first page. */
final class PdfTitle {
    private static final double LARGER = 1.15;
    private static final int LONGEST = 300;
    private static final int SHORTEST = 8;

    private PdfTitle() {}

    static String of(List<List<PdfLine>> columns, double bodySize) {
        List<PdfLine> first = columns.stream()
                .flatMap(List::stream)
                .filter(line -> line.page() == 0)
                .toList();
        double largest = first.stream()
                .filter(line -> line.text().length() >= SHORTEST)
                .mapToDouble(PdfLine::size)
                .max()
                .orElse(0);
        if (largest < LARGER * bodySize) {
            return "";
        }
        String title = first.stream()
                .filter(line -> Math.abs(line.size() - largest) < .6)
                .map(PdfLine::text)
                .collect(Collectors.joining(" "));
        return title.length() <= LONGEST ? title : "";
    }
}
