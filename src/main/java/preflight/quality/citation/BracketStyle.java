package preflight.quality.citation;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Numbers in square brackets: {@code [3]}, {@code [2-5]}, {@code [2, 7]}, {@code [3, p. 12]}, {@code [1]-[4]}. */
final class BracketStyle implements CitationStyle {
    private static final Pattern MARK = Pattern.compile("[\\[［]\\s?(?<list>" + NumberList.PATTERN + ")"
            + "(?:\\s?,\\s?(?:pp?|ch|chap|chapter|secs?|section|figs?|figure|thm|theorem|lemma|eqs?|table|vol|app)\\b[^\\]\\[\\n]{0,40})?"
            + "\\s?[\\]］]");
    private static final Pattern DASH = Pattern.compile("\\s?[-–—−]\\s?");
    /** Words and signs before an interval, a scale or a range of values. */
    private static final Pattern INTERVAL_CUE = Pattern.compile(
            "(?:\\b(?:intervals?|ranges?|ranging|domain|scale[ds]?|scales|bounded|bounds?|segment|support|values?|normali[sz]ed|clipped"
                    + "|rescaled|mapped|restricted|sampled|drawn|uniform(?:ly)?)(?:\\s+(?:in|to|on|of|from|over|within|between|is))?"
                    + "(?:\\s+the)?|[∈=≤≥<>×*^+]|\\\\in)\\s*$",
            Pattern.CASE_INSENSITIVE);

    private static final int MAX_CUE_LENGTH = 40;
    /** Names that are followed by an array index in brackets. */
    private static final Set<String> ARRAY_NAMES =
            Set.of("array", "arr", "list", "index", "vector", "matrix", "args", "argv");
    /** A shorter word directly before a bracket is a variable: {@code x[3]}. */
    private static final int MIN_WORD_LENGTH = 3;

    private final int total;

    BracketStyle(int total) {
        this.total = total;
    }

    @Override
    public Map<Integer, Integer> firstCitations(BodyText body) {
        Map<Integer, Integer> first = new HashMap<>();
        Matcher mark = MARK.matcher(body.text());
        int previousEnd = -1;
        int previousNumber = 0;
        while (mark.find()) {
            List<Integer> numbers = NumberList.parse(mark.group("list"), total);
            boolean continues = previousEnd == mark.start();
            if (numbers.isEmpty() || !(continues || isCitation(body, mark, numbers))) {
                continue;
            }
            // In "… divides.[3] It …" the bracket belongs to the sentence before it.
            int offset = body.before(mark.start()) == '.' ? mark.start() - 1 : mark.start();
            // "[1]-[4]" cites 2 and 3 too.
            if (previousEnd >= 0
                    && DASH.matcher(body.text().substring(previousEnd, mark.start()))
                            .matches()) {
                for (int between = previousNumber + 1; between < numbers.getFirst(); between++) {
                    first.putIfAbsent(between, offset);
                }
            }
            numbers.forEach(number -> first.putIfAbsent(number, offset));
            previousEnd = mark.end();
            previousNumber = numbers.getLast();
        }
        return first;
    }

    private static boolean isCitation(BodyText body, Matcher mark, List<Integer> numbers) {
        return !isListLabel(body, mark.start())
                && !isIndexOrName(body, mark.start(), mark.end())
                && !isInterval(body, mark.start(), numbers);
    }

    /** A bracket at the start of a paragraph, or of a line after a complete sentence, is the label of a list entry. */
    private static boolean isListLabel(BodyText body, int start) {
        int lines = 0;
        int at = start;
        while (at > 0 && Character.isWhitespace(body.before(at))) {
            lines += body.before(at) == '\n' ? 1 : 0;
            at--;
        }
        char last = body.before(at);
        return at == 0 || lines > 1 || (lines == 1 && (last == '.' || last == ':'));
    }

    /** {@code x[3]}, {@code row[2][4]}, {@code [2]rotaxane}. */
    private static boolean isIndexOrName(BodyText body, int start, int end) {
        char next = body.at(end);
        if (next == '_' || next == '=' || (next < 128 && Character.isLetterOrDigit(next))) {
            return true;
        }
        if (body.text().startsWith("(http", end) || body.text().startsWith("(#", end)) {
            return true;
        }
        char before = body.before(start);
        if (!Character.isLetter(before)) {
            return Character.isDigit(before) || before == '_' || before == ']';
        }
        String word = body.wordBefore(start);
        boolean latin = Character.UnicodeScript.of(before) == Character.UnicodeScript.LATIN;
        String tail = word.substring(1);
        return latin
                && (word.length() < MIN_WORD_LENGTH
                        || ARRAY_NAMES.contains(word.toLowerCase(Locale.ROOT))
                        || (!tail.equals(tail.toLowerCase(Locale.ROOT))
                                && !tail.equals(tail.toUpperCase(Locale.ROOT))));
    }

    private static boolean isInterval(BodyText body, int start, List<Integer> numbers) {
        return numbers.size() > 1
                && INTERVAL_CUE
                        .matcher(body.text().substring(Math.max(0, start - MAX_CUE_LENGTH), start))
                        .find();
    }
}
