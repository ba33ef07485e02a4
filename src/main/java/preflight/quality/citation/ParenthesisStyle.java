package preflight.quality.citation;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers in parentheses: {@code (3)}, {@code (2-5)}. Equations, list items and counts look the same, so the style is
 * accepted only if the text cites most of its list this way.
 */
final class ParenthesisStyle implements CitationStyle {
    private static final Pattern MARK =
            Pattern.compile("(?<=[\\p{L}\"”’] )\\((?<list>" + NumberList.PATTERN + ")\\)(?=[.,;:)!?\\s]|$)");
    /** Words before a number in parentheses that is not a citation: an equation, a figure, an item of an enumeration. */
    private static final Set<String> NON_CITATION_WORDS =
            Set.of(("and or to by in from of the with eq eqs equation equations fig figure table step steps "
                            + "item case condition phase type question hypothesis objective section level group und oder "
                            + "et ou y o e")
                    .split(" "));
    /** The share of the list that must be cited; less can be chance. */
    private static final double MIN_SHARE_OF_LIST = 0.5;

    private static final int MIN_WORD_LENGTH = 2;

    private final int total;

    ParenthesisStyle(int total) {
        this.total = total;
    }

    @Override
    public Map<Integer, Integer> firstCitations(BodyText body) {
        Map<Integer, Integer> first = new HashMap<>();
        Matcher mark = MARK.matcher(body.text());
        while (mark.find()) {
            List<Integer> numbers = NumberList.parse(mark.group("list"), total);
            String word = body.wordBefore(mark.start() - 1);
            boolean afterWord = word.isEmpty() || word.length() >= MIN_WORD_LENGTH;
            if (afterWord && !NON_CITATION_WORDS.contains(word.toLowerCase(Locale.ROOT))) {
                int offset = mark.start();
                numbers.forEach(number -> first.putIfAbsent(number, offset));
            }
        }
        return first.size() >= total * MIN_SHARE_OF_LIST ? first : Map.of();
    }
}
