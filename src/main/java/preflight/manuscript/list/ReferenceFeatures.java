package preflight.manuscript.list;

import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Features by which a text looks like a reference: author, year, pages, venue, identifier. */
final class ReferenceFeatures {
    private static final String NAME =
            "(?:(?:van|v\\.|von|der|den|de|del|della|di|da|dos|du|la|le|el|al|bin|ten|ter|zu|zur|af|av|Mc|O['’])[\\s-]?){0,3}"
                    + "\\p{Lu}[\\p{L}\\p{M}'’ʼ‐-]+(?:\\s\\p{Lu}[\\p{L}\\p{M}'’‐-]+)?";
    private static final String INITIALS = "(?:\\p{Lu}\\p{M}*\\p{Ll}?\\.?[\\s-]?){1,4}";

    private static final Pattern YEAR = Pattern.compile(
            "(?<![\\d.])(?:1[5-9]|20)\\d\\d[a-z]?(?!\\d)|\\bin press\\b|\\bforthcoming\\b|\\bn\\.\\s?d\\.|im Druck|年");
    private static final Pattern IDENTIFIER =
            Pattern.compile("(?i)\\b10\\.\\d{4,9}/\\S|\\bdoi\\b|https?://|www\\.|arxiv|\\bpmid\\b|\\bisbn\\b");
    private static final Pattern PAGES = Pattern.compile(
            "\\d+\\s?[-–—]\\s?[A-Za-z]?\\d+|\\bpp?\\.\\s?\\d|\\bS\\.\\s\\d|\\d+\\s?\\(\\d+\\)|\\d+[:,]\\s?[eE]?\\d+");
    private static final Pattern VENUE = Pattern.compile(
            "(?i)\\b(?:journal|j\\.|proc(?:eedings|\\.)|press|publish(?:er|ing)|univ(?:ersity|\\.)|verlag|conference|trans(?:actions|\\.)|review|annals|springer|elsevier|wiley|ed(?:s|n|ited|ition)?\\.|vol\\.|no\\.|thesis|report|et"
                    + " al|und|editor(?:ial|es)?|revista|zeitschrift|annalen|nature|science|lancet|in:)|出版|学报|大学");
    /** "Smith, J.", "Smith J", "J. Smith", "SMITH, John", "World Health Organization. (2020)". */
    private static final Pattern AUTHOR = Pattern.compile(
            "^[\"“«(*_]{0,2}(?:" + NAME + ",?\\s" + INITIALS + "(?:[,.;:&(]|\\s|$)"
                    + "|" + INITIALS + "\\s?" + NAME + "[,.;:&\\s(]|\\p{Lu}{2,},?\\s\\p{Lu}"
                    + "|" + NAME
                    + ",\\s\\p{Lu}\\p{Ll}+|\\p{Lu}[\\p{L}&\\s'’-]{3,80}[.,]?\\s\\(?(?:1[5-9]|20)\\d\\d|[—–_-]{2,}|\\p{IsHan}{2,4}[，,.．、])");

    /** Authors followed directly by a year: the start of an entry in author-year lists. */
    private static final Pattern AUTHORS_AND_YEAR = Pattern.compile(
            "^[\\p{L}\\p{M}.,&;:'’‐\\s…-]{3,220}[.,\\s(\\[]+(?:(?:1[5-9]|20)\\d\\d[a-z]?|n\\.d\\.|in"
                    + " press|forthcoming)\\b.*",
            Pattern.DOTALL);

    private static final List<Predicate<String>> FEATURES = List.of(
            YEAR.asPredicate(),
            IDENTIFIER.asPredicate(),
            PAGES.asPredicate(),
            VENUE.asPredicate(),
            AUTHOR.asPredicate());

    /** Only references with very long author lists are longer. */
    static final int MAX_LENGTH = 1_800;

    private static final int MIN_LENGTH = 12;
    private static final Pattern PLAIN_WORD = Pattern.compile("\\b\\p{Ll}{2,}\\b");
    private static final Pattern FINITE = Pattern.compile(
            "(?i)\\b(?:we|our|this|these|is|are|was|were|has|have|had|shows?|found|which|that|can|may|they|their|thank|wir|ist|sind|nous|est|sont|es|son)\\b");

    private ReferenceFeatures() {}

    /** Whether the text can be a whole reference: right length, at least two features, not prose. */
    static boolean isReference(String text) {
        return text.length() >= MIN_LENGTH && text.length() <= MAX_LENGTH && count(text) >= 2 && !isProse(text);
    }

    /** How many of the five features the text has. */
    static int count(String text) {
        return (int) FEATURES.stream().filter(feature -> feature.test(text)).count();
    }

    static boolean startsWithAuthor(String line) {
        return AUTHOR.matcher(line).find();
    }

    static boolean startsWithAuthorsAndYear(String line) {
        return startsWithAuthor(line) && AUTHORS_AND_YEAR.matcher(line).matches();
    }

    static boolean hasYear(String text) {
        return YEAR.matcher(text).find();
    }

    /** Whether the text reads like body text: many finite verbs and pronouns, few names and numbers. */
    static boolean isProse(String text) {
        long words = PLAIN_WORD.matcher(text).results().count();
        long finite = FINITE.matcher(text).results().count();
        int all = text.split("\\s+").length;
        return finite >= 3
                && words * 3 > all * 2L
                && finite * 14 >= words
                && !IDENTIFIER.matcher(text).find();
    }
}
