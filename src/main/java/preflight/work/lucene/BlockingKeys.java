package preflight.work.lucene;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.work.PersonName;
import preflight.work.Work;
import preflight.work.WorkQuery;
import preflight.work.text.Folding;
import preflight.work.text.NameKey;

/**
 * Blocking keys: the terms by which a work is found without its title. They are pairs of first author, second author, container,
 * year, volume and first page, and the combination of all of them.
 */
final class BlockingKeys {
    static final int MIN_DISTINCTIVE_LENGTH = 4;

    private BlockingKeys() {}

    /** The keys of a work. */
    static List<String> of(Work work) {
        String author =
                work.authors().isEmpty() ? null : lastWord(work.authors().getFirst());
        String second =
                work.authors().size() < 2 ? null : lastWord(work.authors().get(1));
        String container =
                work.containerTitles().isEmpty() ? null : work.containerTitles().getFirst();
        return keys(author, second, container, work.year(), work.volume(), work.page());
    }

    /** The keys of a query. */
    static List<String> of(WorkQuery query) {
        List<String> families = query.authors().stream()
                .map(family -> lastWord(PersonName.of(family, null)))
                .toList();
        String author = families.isEmpty() ? null : families.getFirst();
        String second = families.size() < 2 ? null : families.get(1);
        String container = query.container() == null ? query.title() : query.container();
        List<String> keys = keys(author, second, container, query.year(), query.volume(), query.firstPage());
        if (query.firstPage() == null && query.volume() != null) {
            // A single number after a book title is its page, although it parses as a volume.
            keys.addAll(keys(author, second, container, query.year(), null, query.volume()));
        }
        return keys;
    }

    /** The key of first author, year, volume and first page; null when the query lacks one of them. */
    static @Nullable String locatorKey(WorkQuery query) {
        String author = query.authors().isEmpty()
                ? ""
                : lastWord(PersonName.of(query.authors().getFirst(), null));
        String volume = firstWord(query.volume());
        String page = firstWord(query.firstPage());
        boolean complete = !key("a", author).isEmpty()
                && query.year() != null
                && !key("v", volume).isEmpty()
                && !key("p", page).isEmpty();
        return complete ? "a" + author + "|y" + query.year() + "|v" + volume + "|p" + page : null;
    }

    /** The folded family name of the first author, as used in keys; empty when there is none. */
    static String firstAuthor(Work work) {
        return work.authors().isEmpty() ? "" : lastWord(work.authors().getFirst());
    }

    private static List<String> keys(
            @Nullable String author,
            @Nullable String second,
            @Nullable String container,
            @Nullable Integer year,
            @Nullable String volume,
            @Nullable String page) {
        String a = key("a", author == null ? "" : author);
        String b = key("b", second == null ? "" : second);
        String c = key("c", longestWord(container));
        String y = key("y", year == null ? "" : year.toString());
        String v = key("v", firstWord(volume));
        String p = key("p", firstWord(page));
        List<String> keys = new ArrayList<>();
        addPair(keys, v, p);
        addPair(keys, y, p);
        addPair(keys, a, p);
        addPair(keys, a, y);
        addPair(keys, a, v);
        addPair(keys, y, v);
        addPair(keys, a, b);
        addPair(keys, a, c);
        addPair(keys, c, p);
        // The combination of all parts, with missing parts marked: for works without page or author the pairs match too
        // many works.
        if (!a.isEmpty() || !c.isEmpty()) {
            String locator = orMissing(y) + "|" + orMissing(v) + "|" + orMissing(p);
            keys.add(orMissing(a) + "|" + locator);
            addPair(keys, c, orMissing(a) + "|" + locator);
        }
        return keys;
    }

    private static String orMissing(String part) {
        return part.isEmpty() ? "-" : part;
    }

    private static String key(String name, String value) {
        return value.isEmpty() || value.length() > IndexFields.MAX_WORD_LENGTH ? "" : name + value;
    }

    private static void addPair(List<String> keys, String one, String other) {
        if (!one.isEmpty() && !other.isEmpty()) {
            keys.add(one + "|" + other);
        }
    }

    private static String lastWord(PersonName name) {
        List<String> family = NameKey.of(name).family();
        return family.isEmpty() ? "" : family.getLast();
    }

    /** The longest word of a container, which is the most distinctive. An abbreviated container is found by other pairs. */
    private static String longestWord(@Nullable String text) {
        String longest = "";
        for (String word : text == null ? List.<String>of() : IndexFields.words(text)) {
            longest = word.length() > longest.length() ? word : longest;
        }
        return longest.length() < MIN_DISTINCTIVE_LENGTH ? "" : longest;
    }

    private static String firstWord(@Nullable String text) {
        List<String> words = text == null ? List.of() : Folding.words(text);
        return words.isEmpty() ? "" : withoutLeadingZeros(words.getFirst());
    }

    static String withoutLeadingZeros(String number) {
        int zeros = 0;
        while (zeros < number.length() - 1 && number.charAt(zeros) == '0') {
            zeros++;
        }
        return number.substring(zeros);
    }
}
