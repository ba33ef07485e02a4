package preflight.work.lucene;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Coordinates the words of a string may be, where the fields it has were not made out. */
final class GuessedCoordinates {
    private static final int NUMBERS = 6;
    private static final int NAMES = 3;
    private static final int CONTAINERS = 3;
    private static final int LONGEST_PAGE = 5;
    private static final int YEAR_DIGITS = 4;
    private static final int LONGEST_ROMAN = 6;

    private final Set<String> words;
    private final List<String> numbers;
    private final List<String> years;

    GuessedCoordinates(Set<String> words) {
        this.words = words;
        numbers = numbers(words);
        years = numbers.stream().filter(GuessedCoordinates::isYear).toList();
    }

    /** Its numbers as volume, page and year, its first words as the author. */
    Set<String> pairs() {
        List<String> names = withoutDigits(3).limit(NAMES).toList();
        Set<String> pairs = new LinkedHashSet<>();
        for (String number : numbers) {
            for (String name : names) {
                pairs.add("a" + name + "|p" + number);
                pairs.add("a" + name + "|v" + number);
            }
            for (String other : numbers) {
                if (!other.equals(number)) {
                    pairs.add("v" + number + "|p" + other);
                }
            }
        }
        for (String year : years) {
            names.forEach(name -> pairs.add("a" + name + "|y" + year));
            numbers.stream().filter(page -> !page.equals(year)).forEach(page -> pairs.add("y" + year + "|p" + page));
        }
        return pairs;
    }

    /** What a string may say of a work nobody signed: its longest words as the container, its numbers as year, volume, page. */
    Set<String> unsignedPlaces() {
        List<String> containers = withoutDigits(Coordinates.LEAST_TELLING)
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(CONTAINERS)
                .toList();
        Set<String> places = new LinkedHashSet<>();
        for (String word : containers) {
            String anonymous = "c" + word + "|-|";
            places.add(anonymous + "-|-|-");
            numbers.forEach(page -> places.add(anonymous + "-|-|p" + page));
            for (String year : years) {
                places.add(anonymous + "y" + year + "|-|-");
                for (String number : numbers) {
                    places.add(anonymous + "y" + year + "|v" + number + "|-");
                    places.add(anonymous + "y" + year + "|-|p" + number);
                }
            }
        }
        return places;
    }

    private Stream<String> withoutDigits(int least) {
        return words.stream()
                .filter(word -> word.length() >= least && word.chars().noneMatch(Character::isDigit));
    }

    private static boolean isYear(String number) {
        return number.length() == YEAR_DIGITS && (number.charAt(0) == '1' || number.charAt(0) == '2');
    }

    /** The numbers of a string, those too that scanning broke in two ("12 50") or put letters to ("l736"). */
    private static List<String> numbers(Set<String> words) {
        Set<String> numbers = new LinkedHashSet<>();
        String before = "";
        for (String word : words) {
            String digits = digits(word);
            boolean number = digits.length() == word.length();
            if (number || (digits.length() > 1 && word.length() - digits.length() == 1)) {
                numbers.add(Coordinates.withoutLeadingZeros(digits));
            } else if (isRoman(word)) {
                numbers.add(word);
            }
            if (number && !before.isEmpty() && before.length() + word.length() <= LONGEST_PAGE) {
                numbers.add(Coordinates.withoutLeadingZeros(before + word));
            }
            before = number ? word : "";
        }
        return numbers.stream().limit(NUMBERS).toList();
    }

    private static boolean isRoman(String word) {
        return word.length() <= LONGEST_ROMAN && word.chars().allMatch(c -> "ivxl".indexOf(c) >= 0);
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
