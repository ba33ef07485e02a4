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
 * The terms by which a work is found without its title: pairs of first authors, container, year, volume and first page, and all
 * of them together.
 */
final class BlockingKeys {
    static final int MIN_DISTINCTIVE_LENGTH = 4;

    private BlockingKeys() {}

    /** The coordinates a work has. */
    static List<String> of(Work work) {
        String author =
                work.authors().isEmpty() ? null : lastWord(work.authors().getFirst());
        String second =
                work.authors().size() < 2 ? null : lastWord(work.authors().get(1));
        String container =
                work.containerTitles().isEmpty() ? null : work.containerTitles().getFirst();
        return keys(author, second, container, work.year(), work.volume(), work.page());
    }

    /** The coordinates a reference gives. */
    static List<String> of(WorkQuery query) {
        List<String> families = query.authors().stream()
                .map(family -> lastWord(PersonName.of(family, null)))
                .toList();
        String author = families.isEmpty() ? null : families.getFirst();
        String second = families.size() < 2 ? null : families.get(1);
        String container = query.container() == null ? query.title() : query.container();
        List<String> pairs = keys(author, second, container, query.year(), query.volume(), query.firstPage());
        if (query.firstPage() == null && query.volume() != null) {
            // One number behind a book is its page, though it reads like a volume.
            pairs.addAll(keys(author, second, container, query.year(), null, query.volume()));
        }
        return pairs;
    }

    /** Where a reference says that a work stands, if it says all of it: first author, year, volume and first page. */
    static @Nullable String locatorKey(WorkQuery query) {
        String author = query.authors().isEmpty()
                ? ""
                : lastWord(PersonName.of(query.authors().getFirst(), null));
        String volume = firstWord(query.volume());
        String page = firstWord(query.firstPage());
        boolean whole = !key("a", author).isEmpty()
                && query.year() != null
                && !key("v", volume).isEmpty()
                && !key("p", page).isEmpty();
        return whole ? "a" + author + "|y" + query.year() + "|v" + volume + "|p" + page : null;
    }

    /** The author by whom a work is found. */
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
        List<String> pairs = new ArrayList<>();
        addPair(pairs, v, p);
        addPair(pairs, y, p);
        addPair(pairs, a, p);
        addPair(pairs, a, y);
        addPair(pairs, a, v);
        addPair(pairs, y, v);
        addPair(pairs, a, b);
        addPair(pairs, a, c);
        addPair(pairs, c, p);
        // All there is of them, with what is missing marked: of works without page or author the pairs find too many.
        if (!a.isEmpty() || !c.isEmpty()) {
            String place = orMissing(y) + "|" + orMissing(v) + "|" + orMissing(p);
            pairs.add(orMissing(a) + "|" + place);
            addPair(pairs, c, orMissing(a) + "|" + place);
        }
        return pairs;
    }

    private static String orMissing(String part) {
        return part.isEmpty() ? "-" : part;
    }

    private static String key(String name, String value) {
        return value.isEmpty() || value.length() > IndexFields.MAX_WORD_LENGTH ? "" : name + value;
    }

    private static void addPair(List<String> pairs, String one, String other) {
        if (!one.isEmpty() && !other.isEmpty()) {
            pairs.add(one + "|" + other);
        }
    }

    private static String lastWord(PersonName name) {
        List<String> family = NameKey.of(name).family();
        return family.isEmpty() ? "" : family.getLast();
    }

    /** The word of a container that tells most; an abbreviated one is found by other pairs. */
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
