package preflight.report.finding;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.report.HighlightedText;
import preflight.report.HighlightedText.TextRun;

/**
 * The differences between a reference and a title, word by word. In the reference only the part that corresponds to the title is
 * compared: authors and pages are no difference.
 */
record TitleDiff(HighlightedText submitted, HighlightedText matched) {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+(?:['’-][\\p{L}\\p{M}\\p{N}]+)*");
    /** Share of the words of a title that a reference must contain. Below it, the whole title counts as different. */
    private static final double MIN_COMMON_SHARE = .3;
    /** Longer texts are shown without highlighting: the comparison is quadratic, and a reference has at most a few hundred words. */
    private static final int MAX_WORDS = 1_500;

    /** A word and its place in the text. */
    private record Token(int start, int end, String folded) {}

    static TitleDiff of(String reference, String title) {
        List<Token> left = tokens(reference);
        List<Token> right = tokens(title);
        if (right.isEmpty() || left.size() > MAX_WORDS || right.size() > MAX_WORDS) {
            return new TitleDiff(HighlightedText.of(reference), HighlightedText.of(title));
        }
        List<int[]> common = common(left, right);
        if (common.size() < MIN_COMMON_SHARE * right.size()) {
            return new TitleDiff(HighlightedText.of(reference), marked(title, right, i -> true));
        }
        int from = common.getFirst()[0];
        int to = common.getLast()[0];
        return new TitleDiff(
                marked(
                        reference,
                        left,
                        i -> i > from && i < to && common.stream().noneMatch(pair -> pair[0] == i)),
                marked(title, right, i -> common.stream().noneMatch(pair -> pair[1] == i)));
    }

    private static List<Token> tokens(String text) {
        List<Token> tokens = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            String folded =
                    Normalizer.normalize(word.group(), Normalizer.Form.NFKD).replaceAll("\\p{M}", "");
            tokens.add(new Token(word.start(), word.end(), folded.toLowerCase(Locale.ROOT)));
        }
        return tokens;
    }

    /** The longest common subsequence of words, as pairs of indexes. */
    private static List<int[]> common(List<Token> left, List<Token> right) {
        int[][] length = new int[left.size() + 1][right.size() + 1];
        for (int i = left.size() - 1; i >= 0; i--) {
            for (int j = right.size() - 1; j >= 0; j--) {
                length[i][j] = left.get(i).folded().equals(right.get(j).folded())
                        ? length[i + 1][j + 1] + 1
                        : Math.max(length[i + 1][j], length[i][j + 1]);
            }
        }
        List<int[]> pairs = new ArrayList<>();
        for (int i = 0, j = 0; i < left.size() && j < right.size(); ) {
            if (left.get(i).folded().equals(right.get(j).folded())) {
                pairs.add(new int[] {i++, j++});
            } else if (length[i + 1][j] >= length[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return pairs;
    }

    private static HighlightedText marked(String text, List<Token> tokens, java.util.function.IntPredicate differs) {
        List<TextRun> spans = new ArrayList<>();
        int at = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            if (differs.test(i)) {
                spans.add(new TextRun(text.substring(at, token.start()), false));
                spans.add(new TextRun(text.substring(token.start(), token.end()), true));
                at = token.end();
            }
        }
        spans.add(new TextRun(text.substring(at), false));
        return new HighlightedText(
                spans.stream().filter(span -> !span.text().isEmpty()).toList());
    }
}
