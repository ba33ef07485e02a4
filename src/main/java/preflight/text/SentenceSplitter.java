package preflight.text;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Splits text into sentences by the Unicode rules (UAX 29), except at the abbreviations, initials and figure numbers of scholarly
 * prose.
 */
public final class SentenceSplitter {
    private static final Pattern BLANK_LINE = Pattern.compile("\\n[ \\t\\x0B\\f\\u00A0]*\\n");
    /** Abbreviations that practically never end a sentence. */
    private static final Set<String> NEVER_FINAL = Set.of(
            "al", "fig", "figs", "eq", "eqs", "eqn", "eqns", "e.g", "i.e", "cf", "vs", "viz", "dr", "prof", "mr", "mrs",
            "ms", "st", "pp", "vol", "vols", "chap", "sect", "refs", "ca", "approx", "resp", "ed", "eds", "suppl",
            "supp", "thm", "lem", "rev", "gen", "sen", "rep", "spp", "sp", "subsp", "n.b", "w.r.t", "cit", "bzw", "z.b",
            "d.h", "vgl", "abb", "nr", "bd", "jan", "feb", "apr", "jul", "aug", "sept", "oct", "nov");
    /** Abbreviations that may end a sentence: the sentence continues only before lower case or a number. */
    private static final Set<String> MAYBE_FINAL = Set.of(
            "etc", "inc", "ltd", "corp", "dept", "univ", "u.s", "u.k", "a.m", "p.m", "ph.d", "m.sc", "b.sc", "jr",
            "sr");
    /** Words that are abbreviations only before a number: "no. 4", but "I said no. Then". */
    private static final Set<String> BEFORE_NUMBER = Set.of(
            "no", "nos", "p", "sec", "ch", "ref", "app", "ex", "mar", "jun", "sep", "dec", "def", "var", "exp", "co",
            "tab", "prop", "cor", "op");

    private static final String NUMBERS = "\\d{1,3}(?:\\s?[-–—,;]\\s?\\d{1,3}){0,30}";
    /** Citation marks after a full stop: "It divides.[2]", also in superscript. */
    private static final Pattern MARKS =
            Pattern.compile("(?<=[.!?。])(?:\\[" + NUMBERS + "\\]|\\(" + NUMBERS + "\\)|\\^" + NUMBERS + "\\^|<sup>\\[?"
                    + NUMBERS + "\\]?</sup>|[⁰¹²³⁴⁵⁶⁷⁸⁹](?:[⁰¹²³⁴⁵⁶⁷⁸⁹,⁻–-]{0,30}[⁰¹²³⁴⁵⁶⁷⁸⁹])?){1,9}");

    private static final Pattern LAST_WORD = Pattern.compile("([\\p{L}.]{1,8})\\.[)\\]]?\\s*$");
    /** Characters examined before and after a break. */
    private static final int CONTEXT_LENGTH = 12;
    /** Words that start a sentence but not a name: "Smith et al. The model…", "vitamin C. The…". */
    private static final Pattern SENTENCE_OPENER = Pattern.compile(
            "(?:The|This|These|Those|We|It|In|For|However|As|To|They|Our|A|An|On|If|When|While|But|Although|Here|Thus|Moreover|Since)\\b");

    private SentenceSplitter() {}

    /** The sentences in order, each an exact, trimmed substring of the text; a blank line always ends one. */
    public static List<String> split(String text) {
        List<String> sentences = new ArrayList<>();
        Matcher gap = BLANK_LINE.matcher(text.replace('\r', '\n').replace('\u2029', '\n'));
        int start = 0;
        while (gap.find()) {
            split(text, start, gap.start(), sentences);
            start = gap.end();
        }
        split(text, start, text.length(), sentences);
        return List.copyOf(sentences);
    }

    private static void split(String text, int from, int to, List<String> sentences) {
        if (from >= to) {
            return;
        }
        BreakIterator breaks = BreakIterator.getSentenceInstance(ULocale.ENGLISH);
        // Line ends within a paragraph become spaces, because UAX 29 would end the sentence there. Citation marks after
        // a full
        // stop become spaces, because UAX 29 would give them to the next sentence.
        String paragraph =
                text.substring(from, to).replace('\n', ' ').replace('\r', ' ').replace('\u2028', ' ');
        breaks.setText(MARKS.matcher(paragraph)
                .replaceAll(marks -> " ".repeat(marks.group().length())));
        int start = from;
        for (int at = breaks.next(); at != BreakIterator.DONE; at = breaks.next()) {
            int end = from + at;
            if (end == to || endsSentence(text, start, end, to)) {
                add(text, start, end, sentences);
                start = end;
            }
        }
    }

    private static void add(String text, int from, int to, List<String> sentences) {
        String sentence = text.substring(from, to).strip();
        if (!sentence.isEmpty()) {
            sentences.add(sentence);
        }
    }

    private static boolean endsSentence(String text, int start, int end, int limit) {
        int next = text.codePointAt(end);
        if (Character.isLowerCase(next)) {
            return false;
        }
        Matcher last = LAST_WORD.matcher(text.substring(Math.max(start, end - CONTEXT_LENGTH), end));
        if (!last.find()) {
            return true;
        }
        String word = last.group(1).toLowerCase(Locale.ROOT);
        if (MAYBE_FINAL.contains(word)) {
            return !Character.isDigit(next);
        }
        if (BEFORE_NUMBER.contains(word) && !isInitial(last.group(1))) {
            return !Character.isDigit(next) && next != '(';
        }
        boolean opener = SENTENCE_OPENER
                .matcher(text.substring(end, Math.min(limit, end + CONTEXT_LENGTH)))
                .lookingAt();
        if (isInitial(last.group(1)) && Character.isUpperCase(next)) {
            return opener;
        }
        return !NEVER_FINAL.contains(word) || (word.equals("al") && opener);
    }

    private static boolean isInitial(String word) {
        return word.length() == 1 && Character.isUpperCase(word.charAt(0)) && !word.equals("I");
    }
}
