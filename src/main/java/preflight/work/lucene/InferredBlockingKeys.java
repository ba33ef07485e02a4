package preflight.work.lucene;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Coordinates the words of a string may be, where the fields it has were not made out. */
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

    /** Its numbers as volume, page and year, its first words as the author. */
    Set<String> keys() {
        Set<String> names = withoutDigits(3).limit(MAX_NAMES).collect(Collectors.toCollection(LinkedHashSet::new));
        Set<String> containers = longestWords();
        Set<String> pairs = new LinkedHashSet<>();
        for (String name : names) {
            names.stream().filter(other -> !other.equals(name)).forEach(other -> pairs.add("a" + name + "|b" + other));
            containers.forEach(container -> pairs.add("a" + name + "|c" + container));
        }
        containers.forEach(container -> pages.forEach(page -> pairs.add("c" + container + "|p" + page)));
        joinedNeighbours().limit(MAX_NAMES).forEach(names::add);
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
    Set<String> anonymousKeys() {
        Set<String> places = new LinkedHashSet<>();
        for (String word : containers()) {
            String anonymous = "c" + word + "|-|";
            places.add(anonymous + "-|-|-");
            pages.forEach(page -> places.add(anonymous + "-|-|p" + page));
            for (String year : years) {
                places.add(anonymous + "y" + year + "|-|-");
                for (String number : numbers) {
                    places.add(anonymous + "y" + year + "|v" + number + "|-");
                    places.add(anonymous + "y" + year + "|-|p" + number);
                }
            }
        }
        // Where the name of the container is spoilt, the whole place still tells.
        for (String year : years) {
            for (String volume : numbers) {
                pages.forEach(page -> places.add("-|y" + year + "|v" + volume + "|p" + page));
            }
        }
        return places;
    }

    private Set<String> containers() {
        Set<String> containers = longestWords();
        joinedNeighbours()
                .filter(word -> word.length() >= BlockingKeys.MIN_DISTINCTIVE_LENGTH)
                .limit(MAX_CONTAINERS)
                .forEach(containers::add);
        return containers;
    }

    /** The words that tell most of a container. */
    private Set<String> longestWords() {
        return withoutDigits(BlockingKeys.MIN_DISTINCTIVE_LENGTH)
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(MAX_CONTAINERS)
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private Stream<String> withoutDigits(int least) {
        return words.stream().filter(word -> word.length() >= least && isWithoutDigits(word));
    }

    /** Neighbours as one word, which scanning may have broken in two: "Robot ica". */
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
