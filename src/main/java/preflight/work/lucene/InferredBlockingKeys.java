package preflight.work.lucene;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The blocking keys that the words of a string may stand for, when the fields of the reference were not parsed. */
final class InferredBlockingKeys {
    private static final int MAX_NAMES = 3;
    private static final int MAX_CONTAINERS = 3;

    private final Set<String> words;
    private final List<String> numbers;
    private final List<String> pages;
    private final Set<String> years;

    InferredBlockingKeys(Set<String> words) {
        this.words = words;
        numbers = InferredNumbers.numbers(words);
        pages = InferredNumbers.pages(words, numbers);
        years = InferredNumbers.years(words, numbers);
    }

    /** Keys with the numbers as volume, page and year, the first words as author and the longest words as container. */
    Set<String> keys() {
        Set<String> names = withoutDigits(3).limit(MAX_NAMES).collect(Collectors.toCollection(LinkedHashSet::new));
        Set<String> containers = longestWords();
        Set<String> keys = new LinkedHashSet<>();
        for (String name : names) {
            names.stream().filter(other -> !other.equals(name)).forEach(other -> keys.add("a" + name + "|b" + other));
            containers.forEach(container -> keys.add("a" + name + "|c" + container));
        }
        containers.forEach(container -> pages.forEach(page -> keys.add("c" + container + "|p" + page)));
        joinedNeighbours().limit(MAX_NAMES).forEach(names::add);
        for (String number : numbers) {
            for (String name : names) {
                keys.add("a" + name + "|p" + number);
                keys.add("a" + name + "|v" + number);
            }
            for (String other : numbers) {
                if (!other.equals(number)) {
                    keys.add("v" + number + "|p" + other);
                }
            }
        }
        for (String year : years) {
            names.forEach(name -> keys.add("a" + name + "|y" + year));
            numbers.stream().filter(page -> !page.equals(year)).forEach(page -> keys.add("y" + year + "|p" + page));
        }
        return keys;
    }

    /** Keys of works without author: the longest words as container, the numbers as year, volume and page. */
    Set<String> anonymousKeys() {
        Set<String> keys = new LinkedHashSet<>();
        for (String word : containers()) {
            String anonymous = "c" + word + "|-|";
            keys.add(anonymous + "-|-|-");
            pages.forEach(page -> keys.add(anonymous + "-|-|p" + page));
            for (String year : years) {
                keys.add(anonymous + "y" + year + "|-|-");
                for (String number : numbers) {
                    keys.add(anonymous + "y" + year + "|v" + number + "|-");
                    keys.add(anonymous + "y" + year + "|-|p" + number);
                }
            }
        }
        // When the container is garbled, year, volume and page together still identify the work.
        for (String year : years) {
            for (String volume : numbers) {
                pages.forEach(page -> keys.add("-|y" + year + "|v" + volume + "|p" + page));
            }
        }
        return keys;
    }

    private Set<String> containers() {
        Set<String> containers = longestWords();
        joinedNeighbours()
                .filter(word -> word.length() >= BlockingKeys.MIN_DISTINCTIVE_LENGTH)
                .limit(MAX_CONTAINERS)
                .forEach(containers::add);
        return containers;
    }

    /** The longest words, which are the most distinctive of a container. */
    private Set<String> longestWords() {
        return withoutDigits(BlockingKeys.MIN_DISTINCTIVE_LENGTH)
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(MAX_CONTAINERS)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Stream<String> withoutDigits(int minLength) {
        return words.stream().filter(word -> word.length() >= minLength && isWithoutDigits(word));
    }

    /** Adjacent words joined, because a scan may have split a word: "Robot ica". */
    private Stream<String> joinedNeighbours() {
        List<String> list = List.copyOf(words);
        return IntStream.range(1, list.size())
                .filter(i -> isWithoutDigits(list.get(i - 1)) && isWithoutDigits(list.get(i)))
                .mapToObj(i -> list.get(i - 1) + list.get(i));
    }

    private static boolean isWithoutDigits(String word) {
        return word.chars().noneMatch(Character::isDigit);
    }
}
