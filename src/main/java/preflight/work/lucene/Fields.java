package preflight.work.lucene;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.SortedDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.util.BytesRef;
import org.jspecify.annotations.Nullable;
import preflight.work.Folding;
import preflight.work.Identifiers;
import preflight.work.NameKey;
import preflight.work.PersonName;
import preflight.work.Work;
import preflight.work.WorkQuery;

/** The fields of the index, as works are stored and queries look for them. */
final class Fields {
    /** The canonical id; also the order of works that score alike. */
    static final String ID = "id";
    /** DOI, arXiv id, PMID, ISBN, each with its prefix. */
    static final String IDENTIFIER = "identifier";
    /** The folded words of all titles. */
    static final String TITLE = "title";
    /** Pairs of first author, container, year, volume and first page, and all of them together. */
    static final String COORDINATE = "coordinate";
    /** The work itself. */
    static final String WORK = "work";

    private static final int LONGEST_WORD = 100;
    private static final int LEAST_TELLING = 4;
    private static final int GUESSED_NUMBERS = 6;
    private static final int LONGEST_PAGE = 5;
    private static final int GUESSED_NAMES = 3;
    private static final int GUESSED_CONTAINERS = 3;
    private static final FieldType WORDS = new FieldType();

    static {
        // A title says a word once or twice: neither frequencies nor positions would tell titles apart.
        WORDS.setIndexOptions(IndexOptions.DOCS);
        WORDS.setTokenized(true);
        WORDS.freeze();
    }

    private Fields() {}

    static Document document(Work work) throws IOException {
        Document document = new Document();
        document.add(new StringField(ID, work.canonicalId(), Field.Store.NO));
        document.add(new SortedDocValuesField(ID, new BytesRef(work.canonicalId())));
        for (String identifier : identifiers(work.ids())) {
            document.add(new StringField(IDENTIFIER, identifier, Field.Store.NO));
        }
        Set<String> words = new LinkedHashSet<>(words(work.title()));
        work.otherTitles().forEach(title -> words.addAll(words(title)));
        if (!words.isEmpty()) {
            document.add(new Field(TITLE, new Words(words), WORDS));
        }
        String author =
                work.authors().isEmpty() ? null : lastWord(work.authors().getFirst());
        String second =
                work.authors().size() < 2 ? null : lastWord(work.authors().get(1));
        String container =
                work.containerTitles().isEmpty() ? null : work.containerTitles().getFirst();
        for (String coordinate : coordinates(author, second, container, work.year(), work.volume(), work.page())) {
            document.add(new StringField(COORDINATE, coordinate, Field.Store.NO));
        }
        document.add(new StoredField(WORK, WorkCodec.encode(work)));
        return document;
    }

    static List<String> words(String text) {
        return Folding.words(text).stream()
                .filter(word -> word.length() <= LONGEST_WORD)
                .toList();
    }

    static List<String> identifiers(Identifiers ids) {
        List<String> terms = new ArrayList<>();
        if (ids.doi() != null) {
            terms.add("doi:" + ids.doi().value());
        }
        if (ids.arxiv() != null) {
            terms.add("arxiv:" + ids.arxiv().toLowerCase(Locale.ROOT));
        }
        if (ids.pmid() != null) {
            terms.add("pmid:" + ids.pmid());
        }
        ids.isbns().forEach(isbn -> terms.add("isbn:" + isbn));
        return terms;
    }

    static List<String> coordinates(WorkQuery query) {
        List<String> families = query.authors().stream()
                .map(family -> lastWord(PersonName.of(family, null)))
                .toList();
        String author = families.isEmpty() ? null : families.getFirst();
        String second = families.size() < 2 ? null : families.get(1);
        String container = query.container() == null ? query.title() : query.container();
        List<String> pairs = coordinates(author, second, container, query.year(), query.volume(), query.firstPage());
        if (query.firstPage() == null && query.volume() != null) {
            // One number behind a book is its page, though it reads like a volume.
            pairs.addAll(coordinates(author, second, container, query.year(), null, query.volume()));
        }
        return pairs;
    }

    private static List<String> coordinates(
            @Nullable String author,
            @Nullable String second,
            @Nullable String container,
            @Nullable Integer year,
            @Nullable String volume,
            @Nullable String page) {
        String a = part("a", author == null ? "" : author);
        String b = part("b", second == null ? "" : second);
        String c = part("c", longestWord(container));
        String y = part("y", year == null ? "" : year.toString());
        String v = part("v", firstWord(volume));
        String p = part("p", firstWord(page));
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

    /** Coordinates the words of a string may be: its numbers as volume, page and year, its first words as the author. */
    static Set<String> guessedCoordinates(Set<String> words) {
        List<String> numbers = numbers(words);
        List<String> names = words.stream()
                .filter(word -> word.length() > 2 && word.chars().noneMatch(Character::isDigit))
                .limit(GUESSED_NAMES)
                .toList();
        Set<String> guesses = new LinkedHashSet<>();
        for (String number : numbers) {
            for (String name : names) {
                guesses.addAll(
                        List.of("a" + name + "|p" + number, "a" + name + "|y" + number, "a" + name + "|v" + number));
            }
            for (String other : numbers) {
                if (!other.equals(number)) {
                    guesses.addAll(List.of("v" + number + "|p" + other, "y" + number + "|p" + other));
                }
            }
        }
        return guesses;
    }

    /** The numbers of a string, those too that scanning broke in two ("12 50") or put letters to ("l736"). */
    private static List<String> numbers(Set<String> words) {
        Set<String> numbers = new LinkedHashSet<>();
        String before = "";
        for (String word : words) {
            String digits = word.replaceAll("\\D", "");
            boolean number = digits.length() == word.length();
            if (number || (digits.length() > 1 && word.length() - digits.length() == 1)) {
                numbers.add(firstWord(digits));
            }
            if (number && !before.isEmpty() && before.length() + word.length() <= LONGEST_PAGE) {
                numbers.add(firstWord(before + word));
            }
            before = number ? word : "";
        }
        return numbers.stream().limit(GUESSED_NUMBERS).toList();
    }

    /** What a string may say of a work nobody signed: its longest words as the container, its numbers as year, volume, page. */
    static Set<String> guessedPlaces(Set<String> words) {
        List<String> numbers = numbers(words);
        List<String> containers = words.stream()
                .filter(word -> word.length() >= LEAST_TELLING && word.chars().noneMatch(Character::isDigit))
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(GUESSED_CONTAINERS)
                .toList();
        Set<String> guesses = new LinkedHashSet<>();
        for (String word : containers) {
            String anonymous = "c" + word + "|-|";
            guesses.add(anonymous + "-|-|-");
            for (String year : numbers) {
                guesses.add(anonymous + "y" + year + "|-|-");
                guesses.add(anonymous + "-|-|p" + year);
                for (String number : numbers) {
                    guesses.add(anonymous + "y" + year + "|v" + number + "|-");
                    guesses.add(anonymous + "y" + year + "|-|p" + number);
                }
            }
        }
        return guesses;
    }

    private static String part(String name, String value) {
        return value.isEmpty() || value.length() > LONGEST_WORD ? "" : name + value;
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
        for (String word : text == null ? List.<String>of() : words(text)) {
            longest = word.length() > longest.length() ? word : longest;
        }
        return longest.length() < LEAST_TELLING ? "" : longest;
    }

    private static String firstWord(@Nullable String text) {
        List<String> words = text == null ? List.of() : Folding.words(text);
        return words.isEmpty() ? "" : words.getFirst().replaceFirst("^0+(?=.)", "");
    }

    /** Words that are folded already, as a token stream. */
    private static final class Words extends TokenStream {
        private final Iterator<String> words;
        private final CharTermAttribute term = addAttribute(CharTermAttribute.class);

        Words(Set<String> words) {
            this.words = words.iterator();
        }

        @Override
        public boolean incrementToken() {
            clearAttributes();
            if (!words.hasNext()) {
                return false;
            }
            term.append(words.next());
            return true;
        }
    }
}
