package preflight.manuscript.pdf;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Numbers at the left edge of a page that may be line numbers.
 *
 * @param steps how many of them continue the number before
 * @param rightEdge their common right edge, in points
 * @param rowCount number of rows of the page
 * @param leftOfText whether they are left of all text; the numbers of a reference list are not
 */
record LineNumbers(Map<PdfRow, PdfWord> numbers, int steps, double rightEdge, int rowCount, boolean leftOfText) {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
    private static final double ALIGNMENT_TOLERANCE = 4;
    /** Share of the rows that have numbers. */
    private static final double MIN_NUMBERED_SHARE = .8;
    /** Some manuscripts number only every fifth line. */
    private static final int NUMBER_INTERVAL = 5;

    private static final int MIN_NUMBERS = 5;

    /** The numbers at the start of rows that have the same right edge. */
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

    /** Whether they are line numbers, judged by this page alone. */
    boolean isCertain() {
        boolean everyLine = numbers.size() >= MIN_NUMBERED_SHARE * (rowCount - 2);
        boolean everyFifth = numbers.size() >= MIN_NUMBERED_SHARE * rowCount / NUMBER_INTERVAL;
        return leftOfText
                && numbers.size() >= MIN_NUMBERS
                && steps >= MIN_NUMBERED_SHARE * (numbers.size() - 1)
                && (everyLine || everyFifth);
    }

    /** Whether the numbers of another page have the same right edge. */
    boolean isAlignedWith(LineNumbers other) {
        return other.leftOfText
                && !other.numbers.isEmpty()
                && Math.abs(rightEdge - other.rightEdge) <= 2 * ALIGNMENT_TOLERANCE;
    }

    /** Removes the numbers from their rows. */
    void remove() {
        numbers.forEach(PdfRow::remove);
    }
}
