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
 * A reference set against a title, with the words in which they differ marked. In the reference only the stretch that
 * answers to the title is compared: its authors and pages are no difference.
 */
record TitleDiff(HighlightedText submitted, HighlightedText matched) {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{M}\\p{N}]+(?:['’-][\\p{L}\\p{M}\\p{N}]+)*");
    /** With fewer words in common it is another title altogether: then all of it differs, and no stretch answers to it. */
    private static final double MIN_COMMON_SHARE = .3;
    /** A reference has a few hundred words; what is far longer is shown without marks. */
    private static final int MAX_WORDS = 1_500;

    /** A word and where it stands. */
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

    /** The longest common subsequence of words, as pairs of places. */
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
