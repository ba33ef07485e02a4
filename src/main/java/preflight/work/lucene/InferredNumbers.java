package preflight.work.lucene;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Finds the numbers of a string and which of them may be years or pages, also when a scan split or garbled them. */
final class InferredNumbers {
    private static final int MAX_NUMBERS = 7;
    private static final int MAX_PAGES = 9;
    private static final int MAX_PAGE_LENGTH = 5;
    private static final int YEAR_DIGITS = 4;
    private static final String MIN_YEAR = "1500";
    private static final String MAX_YEAR = "2099";
    private static final int MAX_ROMAN_LENGTH = 6;

    private InferredNumbers() {}

    private static boolean isYear(String number) {
        return number.length() == YEAR_DIGITS && number.compareTo(MIN_YEAR) >= 0 && number.compareTo(MAX_YEAR) <= 0;
    }

    /**
     * The numbers of a string, including those that a scan split ("12 50"), mixed with letters ("l736") or joined to a word
     * ("Measurements40"). Years come first; a number that may be the position of the reference in its list comes last.
     */
    static List<String> numbers(Set<String> words) {
        Set<String> numbers = new LinkedHashSet<>();
        Set<String> joined = new LinkedHashSet<>();
        String before = "";
        for (String word : words) {
            String digits = digits(word);
            boolean number = digits.length() == word.length();
            if (number
                    || (digits.length() > 1 && word.length() - digits.length() == 1)
                    || isRunTogether(word, digits)) {
                numbers.add(BlockingKeys.withoutLeadingZeros(digits));
            } else if (isRoman(word)) {
                numbers.add(word);
            }
            if (number && !before.isEmpty() && before.length() + word.length() <= MAX_PAGE_LENGTH) {
                joined.add(BlockingKeys.withoutLeadingZeros(before + word));
            }
            before = number ? word : "";
        }
        String first = words.isEmpty() ? "" : words.iterator().next();
        return Stream.of(
                        Stream.concat(numbers.stream(), joined.stream()).filter(InferredNumbers::isYear),
                        numbers.stream().filter(number -> !number.equals(first)),
                        joined.stream(),
                        numbers.stream())
                .flatMap(found -> found)
                .distinct()
                .limit(MAX_NUMBERS)
                .toList();
    }

    /** The possible pages: numbers, words with digits ("Announce11") and short words after a number ("54, IFC"). */
    static List<String> pages(Set<String> words, List<String> numbers) {
        Set<String> pages = new LinkedHashSet<>(numbers);
        boolean behindNumber = false;
        for (String word : words) {
            String digits = digits(word);
            boolean mixed = !digits.isEmpty() && digits.length() < word.length();
            if (mixed || (behindNumber && digits.isEmpty() && word.length() <= MAX_PAGE_LENGTH)) {
                pages.add(word);
            }
            behindNumber = digits.length() == word.length();
        }
        return pages.stream().limit(MAX_PAGES).toList();
    }

    private static boolean isRunTogether(String word, String digits) {
        return !digits.isEmpty()
                && word.length() - digits.length() >= BlockingKeys.MIN_DISTINCTIVE_LENGTH
                && word.endsWith(digits);
    }

    /** The years among the numbers; if there are none, words in which a letter replaced one digit: "2X10", "197Y". */
    static Set<String> years(Set<String> words, List<String> numbers) {
        Set<String> years = new LinkedHashSet<>();
        numbers.stream().filter(InferredNumbers::isYear).forEach(years::add);
        if (years.isEmpty()) {
            words.stream()
                    .filter(word -> word.length() == YEAR_DIGITS && digits(word).length() == YEAR_DIGITS - 1)
                    .forEach(word -> addYears(word, years));
        }
        return years;
    }

    private static void addYears(String word, Set<String> years) {
        for (char digit = '0'; digit <= '9'; digit++) {
            char[] year = word.toCharArray();
            for (int i = 0; i < year.length; i++) {
                year[i] = year[i] >= '0' && year[i] <= '9' ? year[i] : digit;
            }
            if (isYear(String.valueOf(year))) {
                years.add(String.valueOf(year));
            }
        }
    }

    private static boolean isRoman(String word) {
        return word.length() <= MAX_ROMAN_LENGTH && word.chars().allMatch(c -> "ivxl".indexOf(c) >= 0);
    }

    private static String digits(String word) {
        StringBuilder digits = new StringBuilder(word.length());
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) >= '0' && word.charAt(i) <= '9') {
                digits.append(word.charAt(i));
            }
        }
        return digits.toString();
    }
}
