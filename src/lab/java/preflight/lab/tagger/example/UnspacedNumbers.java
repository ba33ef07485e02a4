package preflight.lab.tagger.example;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import preflight.reference.tagger.Label;
import preflight.reference.tagger.feature.Token;

/**
 * Corrects the gold labels of year, volume, issue and pages written without spaces, "2000;87(12): 1697". Much of the data was labelled
 * word by word, so all of these numbers have the label of one of them. Their form is unambiguous.
 */
final class UnspacedNumbers {
    private static final Pattern DATED = Pattern.compile(
            "(?<year>(?:19|20)\\d\\d)[a-z]?; ?(?<volume>\\d{1,4}) ?(?:\\((?<issue>\\w{1,7})\\))?(?:: ?(?<page>[A-Za-z]?\\d{1,6}(?: ?[-–] ?[A-Za-z]?\\d{1,6})?))?");
    private static final Pattern UNDATED =
            Pattern.compile("(?<![\\w(./-])(?<volume>\\d{1,3}) ?\\((?<issue>\\d{1,3})\\)(?=[:,] ?(?<page>\\d))");
    private static final Set<Integer> NUMBERS = Set.of(
            Label.ISSUED.ordinal(),
            Label.VOLUME.ordinal(),
            Label.ISSUE.ordinal(),
            Label.PAGE.ordinal(),
            Label.NONE.ordinal());

    private UnspacedNumbers() {}

    /** Relabels such numbers if all their labels are labels of numbers. */
    static void relabel(String text, List<Token> tokens, int[] labels) {
        relabel(DATED.matcher(text), tokens, labels, true);
        relabel(UNDATED.matcher(text), tokens, labels, false);
    }

    private static void relabel(Matcher found, List<Token> tokens, int[] labels, boolean dated) {
        while (found.find()) {
            if (areNumbers(found, tokens, labels)) {
                set(Label.VOLUME, found.start("volume"), found.end("volume"), tokens, labels);
                set(Label.ISSUE, found.start("issue"), found.end("issue"), tokens, labels);
                if (dated) {
                    set(Label.ISSUED, found.start("year"), found.end("year"), tokens, labels);
                    set(Label.PAGE, found.start("page"), found.end("page"), tokens, labels);
                }
            }
        }
    }

    private static boolean areNumbers(Matcher found, List<Token> tokens, int[] labels) {
        for (int i = 0; i < labels.length; i++) {
            Token token = tokens.get(i);
            boolean inside = token.start() >= found.start() && token.end() <= found.end();
            if (inside && !NUMBERS.contains(labels[i])) {
                return false;
            }
        }
        return true;
    }

    private static void set(Label label, int start, int end, List<Token> tokens, int[] labels) {
        for (int i = 0; i < labels.length && start >= 0; i++) {
            if (tokens.get(i).start() >= start && tokens.get(i).end() <= end) {
                labels[i] = label.ordinal();
            }
        }
    }
}
