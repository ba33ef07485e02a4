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
record LineNumbers(Map<Row, Word> numbers, int steps, double right, int rows, boolean outside) {
    private static final Pattern NUMBER = Pattern.compile("\\d{1,4}");
    private static final double SAME_PLACE = 4;
    /** Of the rows of a page, so many have numbers when lines are numbered. */
    private static final double NUMBERED = .8;
    /** Some number every fifth line only. */
    private static final int FIFTH = 5;

    private static final int FEWEST = 5;

    static LineNumbers of(List<Row> page) {
        Map<Row, Word> numbers = new LinkedHashMap<>();
        int last = -1;
        int steps = 0;
        double right = -1;
        for (Row row : page) {
            Word first = row.words().getFirst();
            if (NUMBER.matcher(first.text()).matches()
                    && (right < 0 || Math.abs(first.right() - right) <= SAME_PLACE)) {
                int number = Integer.parseInt(first.text());
                steps += last >= 0 && (number == last + 1 || number == last + FIFTH) ? 1 : 0;
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
    boolean isSure() {
        boolean everyLine = numbers.size() >= NUMBERED * (rows - 2);
        boolean everyFifth = numbers.size() >= NUMBERED * rows / FIFTH;
        return outside
                && numbers.size() >= FEWEST
                && steps >= NUMBERED * (numbers.size() - 1)
                && (everyLine || everyFifth);
    }

    /** Whether the numbers of another page, too few to be sure of, stand where these do. */
    boolean isLike(LineNumbers other) {
        return other.outside && !other.numbers.isEmpty() && Math.abs(right - other.right) <= 2 * SAME_PLACE;
    }

    void drop() {
        numbers.forEach(Row::drop);
    }
}
