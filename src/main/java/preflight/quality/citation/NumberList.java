package preflight.quality.citation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers inside a numeric citation: {@code 3}, {@code 2,7}, {@code 2-5, 9}. */
final class NumberList {
    /** The list as part of a larger pattern; bounded, to limit backtracking on long input. */
    static final String PATTERN =
            "\\d{1,3}(?:\\s?[-–—−]\\s?\\d{1,3})?(?:\\s?[,;]\\s?\\d{1,3}(?:\\s?[-–—−]\\s?\\d{1,3})?){0,30}";

    private static final Pattern ITEM = Pattern.compile("(\\d{1,3})(?:\\s?[-–—−]\\s?(\\d{1,3}))?");

    private NumberList() {}

    /** The numbers; empty when one is not from 1 to {@code total}, because then it is not a citation. */
    static List<Integer> parse(String list, int total) {
        List<Integer> numbers = new ArrayList<>();
        Matcher item = ITEM.matcher(list);
        while (item.find()) {
            int first = Integer.parseInt(item.group(1));
            int last = item.group(2) == null ? first : Integer.parseInt(item.group(2));
            boolean range = item.group(2) == null || first < last;
            if (first < 1 || last > total || !range) {
                return List.of();
            }
            for (int number = first; number <= last; number++) {
                numbers.add(number);
            }
        }
        return numbers;
    }
}
