package preflight.quality.citation;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Superscript numbers: {@code ¹²}, {@code ¹,²}, {@code ³⁻⁵}, also as HTML ({@code <sup>3</sup>}) or Pandoc ({@code ^3^}). */
final class SuperscriptStyle implements CitationStyle {
    private static final String SUPERSCRIPT_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    private static final Pattern MARK = Pattern.compile("<sup>\\s?\\[?(?<html>" + NumberList.PATTERN + ")\\]?\\s?</sup>"
            + "|\\^(?<pandoc>" + NumberList.PATTERN + ")\\^"
            + "|(?<raised>[" + SUPERSCRIPT_DIGITS + "]{1,3}(?:[,˒⁻–—-][" + SUPERSCRIPT_DIGITS + "]{1,3}){0,30})");
    /** Words before a superscript that is an exponent. */
    private static final Set<String> EXPONENT_WORDS = Set.of(
            "log", "sin", "cos", "tan", "exp", "chi", "psi", "rho", "phi", "eta", "beta", "sigma", "tau", "mol", "inch",
            "inches", "feet", "mile", "miles", "meter", "meters", "metre", "metres", "sec", "min");
    /** A shorter word is a symbol or a unit: {@code R²}, {@code cm³}. */
    private static final int MIN_WORD_LENGTH = 3;
    /** The lowest share of words in lower case in prose; in a line of names with affiliation marks almost every word is capitalised. */
    private static final double MIN_LOWER_CASE_SHARE = 0.25;

    /** Only this many characters of a sentence are examined. */
    private static final int MAX_SENTENCE_LENGTH = 500;

    private final int total;

    SuperscriptStyle(int total) {
        this.total = total;
    }

    @Override
    public Map<Integer, Integer> firstCitations(BodyText body) {
        Map<Integer, Integer> first = new HashMap<>();
        Matcher mark = MARK.matcher(body.text());
        while (mark.find()) {
            List<Integer> numbers = NumberList.parse(list(mark), total);
            if (!numbers.isEmpty()
                    && followsWordOrPunctuation(body, mark.start())
                    && isProse(body, body.spanAt(mark.start()))) {
                // A superscript after the full stop belongs to the sentence before it.
                int offset = mark.start() - 1;
                numbers.forEach(number -> first.putIfAbsent(number, offset));
            }
        }
        return first;
    }

    private static String list(Matcher mark) {
        String raised = mark.group("raised");
        if (raised == null) {
            String html = mark.group("html");
            return html == null ? String.valueOf(mark.group("pandoc")) : html;
        }
        StringBuilder list = new StringBuilder();
        for (char c : raised.toCharArray()) {
            int digit = SUPERSCRIPT_DIGITS.indexOf(c);
            list.append(digit >= 0 ? Character.forDigit(digit, 10) : c == '⁻' ? '-' : c == '˒' ? ',' : c);
        }
        return list.toString();
    }

    /** Whether it follows a word or punctuation, not a symbol or a unit. */
    private static boolean followsWordOrPunctuation(BodyText body, int start) {
        char before = body.before(start);
        if (".,;:”\"’".indexOf(before) >= 0) {
            return start > 1 && !Character.isDigit(body.before(start - 1));
        }
        String word = body.wordBefore(start);
        if (isPersonName(body, start, word)) {
            return false;
        }
        boolean latin = !word.isEmpty() && Character.UnicodeScript.of(before) == Character.UnicodeScript.LATIN;
        return !word.isEmpty()
                && (!latin
                        || (word.length() >= MIN_WORD_LENGTH
                                && !EXPONENT_WORDS.contains(word.toLowerCase(Locale.ROOT))));
    }

    /** In "Jane Smith²" the superscript marks an affiliation. */
    private static boolean isPersonName(BodyText body, int start, String surname) {
        int space = start - surname.length();
        String given = body.before(space) == ' ' ? body.wordBefore(space - 1) : "";
        return isCapitalized(surname) && isCapitalized(given);
    }

    private static boolean isCapitalized(String word) {
        return !word.isEmpty() && Character.isUpperCase(word.charAt(0));
    }

    private static boolean isProse(BodyText body, BodyText.SentenceSpan span) {
        String sentence = body.text().substring(span.start(), Math.min(span.end(), span.start() + MAX_SENTENCE_LENGTH));
        int words = 0;
        int lower = 0;
        for (String word : sentence.split("[^\\p{L}]+")) {
            if (!word.isEmpty()) {
                words++;
                lower += Character.isUpperCase(word.charAt(0)) ? 0 : 1;
            }
        }
        return lower > words * MIN_LOWER_CASE_SHARE;
    }
}
