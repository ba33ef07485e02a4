package preflight.manuscript.pdf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What may be the numbers of a page's lines.
 *
 * @param steps how many of them count on from the one before
 * @param right where they end
 * @param rows how many rows the page has
 * @param outside whether they stand left of all text; the numbers of a reference list stand within it
 */
record LineNumbers(Map<PdfRow, PdfWord> numbers, int steps, double rightEdge, int rowCount, boolean leftOfText) {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
    private static final double ALIGNMENT_TOLERANCE = 4;
    /** Of the rows of a page, so many have numbers when lines are numbered. */
    private static final double MIN_NUMBERED_SHARE = .8;
    /** Some number every fifth line only. */
    private static final int NUMBER_INTERVAL = 5;

    private static final int MIN_NUMBERS = 5;

    static LineNumbers of(List<PdfRow> page) {
        Map<PdfRow, PdfWord> numbers = new LinkedHashMap<>();
        int last = -1;
        int steps = 0;
        double right = -1;
        for (PdfRow row : page) {
            PdfWord first = row.words().getFirst();
            if (NUMBER.matcher(first.text()).matches()
                    && (right < 0 || Math.abs(first.right() - right) <= ALIGNMENT_TOLERANCE)) {
                int number = Integer.parseInt(first.text());
                steps += last >= 0 && (number == last + 1 || number == last + NUMBER_INTERVAL) ? 1 : 0;
                last = number;
                right = first.right();
                numbers.put(row, first);
            }
        }
        double edge = right;
        boolean outside = page.stream()
                .flatMap(row -> row.words().stream())
                .filter(word -> !NUMBER.matcher(word.text()).matches())
                .allMatch(word -> word.left() > edge);
        return new LineNumbers(numbers, steps, right, page.size(), outside);
    }

    /** Whether this page alone says that they are. */
    boolean isCertain() {
        boolean everyLine = numbers.size() >= MIN_NUMBERED_SHARE * (rowCount - 2);
        boolean everyFifth = numbers.size() >= MIN_NUMBERED_SHARE * rowCount / NUMBER_INTERVAL;
        return leftOfText
                && numbers.size() >= MIN_NUMBERS
                && steps >= MIN_NUMBERED_SHARE * (numbers.size() - 1)
                && (everyLine || everyFifth);
    }

    /** Whether the numbers of another page, too few to be sure of, stand where these do. */
    boolean isAlignedWith(LineNumbers other) {
        return other.leftOfText
                && !other.numbers.isEmpty()
                && Math.abs(rightEdge - other.rightEdge) <= 2 * ALIGNMENT_TOLERANCE;
    }

    void remove() {
        numbers.forEach(PdfRow::remove);
    }
}
