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
 * Splits text into sentences by the Unicode rules (UAX 29), and joins again what those rules cut at the abbreviations,
 * initials and figure numbers of scholarly prose.
 */
public final class Sentences {
    private static final Pattern BLANK_LINE = Pattern.compile("\\n[ \\t\\x0B\\f\\u00A0]*\\n");
    /** Abbreviations after which a sentence practically never ends. */
    private static final Set<String> OPEN = Set.of(
            "al", "fig", "figs", "eq", "eqs", "eqn", "eqns", "e.g", "i.e", "cf", "vs", "viz", "dr", "prof", "mr", "mrs",
            "ms", "st", "no", "nos", "pp", "p", "vol", "vols", "ch", "chap", "sec", "sect", "ref", "refs", "tab", "ca",
            "approx", "resp", "ed", "eds", "suppl", "supp", "app", "thm", "lem", "prop", "def", "cor", "ex", "exp",
            "rev", "gen", "sen", "rep", "jr", "sr", "spp", "sp", "var", "subsp", "n.b", "w.r.t", "op", "cit", "trans",
            "bzw", "z.b", "d.h", "vgl", "abb", "nr", "bd", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep",
            "sept", "oct", "nov", "dec");
    /** Abbreviations that may end a sentence: joined only when the next piece goes on in lower case or with a figure. */
    private static final Set<String> HALF_OPEN = Set.of(
            "etc", "inc", "ltd", "co", "corp", "dept", "univ", "u.s", "u.k", "a.m", "p.m", "ph.d", "m.sc", "b.sc", "jr",
            "sr");

    private static final Pattern LAST_WORD = Pattern.compile("([\\p{L}.]{1,8})\\.[)\\]]?\\s*$");
    /** Words before which a full stop belongs to an abbreviation only as a number: "no. 4" but not "I said no." */
    private static final Set<String> NEEDS_NUMBER = Set.of(
            "no", "nos", "p", "sec", "ch", "ref", "app", "ex", "mar", "jun", "sep", "dec", "def", "var", "exp", "co",
            "tab", "prop", "cor", "op");

    private Sentences() {}

    /** The sentences in order, each an exact, trimmed substring of the text; a blank line always ends one. */
    public static List<String> of(String text) {
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
        // A line end within a paragraph is a space: UAX 29 would end the sentence there.
        breaks.setText(
                text.substring(from, to).replace('\n', ' ').replace('\r', ' ').replace('\u2028', ' '));
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
        Matcher last = LAST_WORD.matcher(text.substring(Math.max(start, end - 12), end));
        if (!last.find()) {
            return true;
        }
        String word = last.group(1).toLowerCase(Locale.ROOT);
        int next = text.codePointAt(end < limit ? end : end - 1);
        boolean goesOn = Character.isLowerCase(next) || Character.isDigit(next);
        if (isInitial(text, end, last.group(1), next)) {
            return false;
        }
        if (HALF_OPEN.contains(word)) {
            return !goesOn;
        }
        if (NEEDS_NUMBER.contains(word)) {
            return !Character.isDigit(next) && next != '(';
        }
        return !OPEN.contains(word) || (word.equals("al") && startsPlainSentence(text, end, limit));
    }

    /** "J. Smith": one capital letter before the stop, a capital after it; "vitamin C. The" is the exception kept out. */
    private static boolean isInitial(String text, int end, String word, int next) {
        return word.length() == 1
                && Character.isUpperCase(word.charAt(0))
                && !word.equals("I")
                && Character.isUpperCase(next)
                && !OPENER.matcher(text.substring(end, Math.min(text.length(), end + 12)))
                        .lookingAt();
    }

    /** After "et al." a sentence starts only with a word that opens one: "Smith et al. The model…". */
    private static boolean startsPlainSentence(String text, int end, int limit) {
        return OPENER.matcher(text.substring(end, Math.min(limit, end + 12))).lookingAt();
    }

    private static final Pattern OPENER = Pattern.compile(
            "(?:The|This|These|Those|We|It|In|For|However|As|To|They|Our|A|An|On|If|When|While|But|Although|Here|Thus|Moreover|Since)\\b");
}
