package preflight.reference;

import java.util.Arrays;
import java.util.List;

/**
 * The best placing of a title in a reference: an alignment of words, free at both ends of the reference, that knows
 * misprints and words joined or broken in two. Which words stay over on either side is the evidence.
 */
final class TitleAlignment {
    private static final double FUNCTION_WORD = 0.2;
    private static final double SKIP = 0.5;
    private static final double MISPRINT = 0.7;
    private static final byte SKIP_TITLE = 1;
    private static final byte SKIP_REFERENCE = 2;
    private static final byte MATCH = 3;
    private static final byte MISPRINTED = 4;
    private static final byte JOINED = 5;
    private static final byte BROKEN = 6;
    private static final byte SHORT_MISPRINTED = 7;
    private static final byte MISPRINTED_JOIN = 8;
    private static final byte MISPRINTED_BREAK = 9;
    private static final double SHORT_MISPRINT = 0.4;
    private static final int LEAST_MISPRINTED_JOIN = 6;

    private final List<String> title;
    private final List<ReferenceWord> reference;
    private final byte[] moves;
    private final int width;
    private final boolean[] titleMatched;
    private final boolean[] referenceMatched;
    private int misprints;
    private int shortMisprints;
    private int start = Integer.MAX_VALUE;
    private int end;

    TitleAlignment(List<String> title, List<ReferenceWord> reference) {
        this.title = title;
        this.reference = reference;
        width = reference.size() + 1;
        moves = new byte[(title.size() + 1) * width];
        titleMatched = new boolean[title.size()];
        referenceMatched = new boolean[reference.size()];
        trace(fill());
    }

    /** First word of the reference that belongs to the title. */
    int start() {
        return Math.min(start, end);
    }

    /** Behind the last word that does. */
    int end() {
        return end;
    }

    int misprints() {
        return misprints;
    }

    /** Misprints in words so short that they may be other words. */
    int shortMisprints() {
        return shortMisprints;
    }

    boolean isTitleWordMatched(int i) {
        return titleMatched[i];
    }

    boolean isReferenceWordMatched(int j) {
        return referenceMatched[j];
    }

    private int fill() {
        double[] above = new double[width];
        double[] above2 = new double[width];
        double[] row = new double[width];
        for (int i = 1; i <= title.size(); i++) {
            double skip = weight(title.get(i - 1)) * SKIP;
            row[0] = above[0] - skip;
            moves[i * width] = SKIP_TITLE;
            for (int j = 1; j < width; j++) {
                cell(i, j, row, above, above2, skip);
            }
            double[] swap = above2;
            above2 = above;
            above = row;
            row = swap;
        }
        int best = 0;
        for (int j = 1; j < width; j++) {
            best = above[j] > above[best] ? j : best;
        }
        return best;
    }

    private void cell(int i, int j, double[] row, double[] above, double[] above2, double skip) {
        String word = title.get(i - 1);
        String other = reference.get(j - 1).text();
        double weight = weight(word);
        double best = above[j] - skip;
        byte move = SKIP_TITLE;
        double skipped = row[j - 1] - weight(other) * SKIP;
        if (skipped > best) {
            best = skipped;
            move = SKIP_REFERENCE;
        }
        if (word.equals(other)) {
            if (above[j - 1] + weight >= best) {
                best = above[j - 1] + weight;
                move = MATCH;
            }
        } else if (above[j - 1] + weight * MISPRINT > best && WordMatch.isMisprint(word, other)) {
            best = above[j - 1] + weight * MISPRINT;
            move = MISPRINTED;
        } else if (above[j - 1] + weight * SHORT_MISPRINT > best && WordMatch.isShortMisprint(word, other)) {
            best = above[j - 1] + weight * SHORT_MISPRINT;
            move = SHORT_MISPRINTED;
        }
        if (i > 1) {
            double joined = above2[j - 1] + weight + weight(title.get(i - 2));
            if (joined > best && isJoin(other, title.get(i - 2), word)) {
                best = joined;
                move = JOINED;
            } else if (joined - weight > best && isMisprintedJoin(other, title.get(i - 2), word)) {
                best = joined - weight * (1 - MISPRINT);
                move = MISPRINTED_JOIN;
            }
        }
        if (j > 1) {
            double broken = above[j - 2] + weight;
            if (broken > best && isJoin(word, reference.get(j - 2).text(), other)) {
                best = broken;
                move = BROKEN;
            } else if (above[j - 2] + weight * MISPRINT > best
                    && isMisprintedJoin(word, reference.get(j - 2).text(), other)) {
                best = above[j - 2] + weight * MISPRINT;
                move = MISPRINTED_BREAK;
            }
        }
        row[j] = best;
        moves[i * width + j] = move;
    }

    private void trace(int from) {
        int i = title.size();
        int j = from;
        while (i > 0) {
            switch (moves[i * width + j]) {
                case SKIP_TITLE -> i--;
                case SKIP_REFERENCE -> j--;
                case JOINED -> {
                    take(i - 2, i, j - 1, j);
                    i -= 2;
                    j--;
                }
                case BROKEN -> {
                    take(i - 1, i, j - 2, j);
                    i--;
                    j -= 2;
                }
                case MISPRINTED_JOIN -> {
                    misprints++;
                    take(i - 2, i, j - 1, j);
                    i -= 2;
                    j--;
                }
                case MISPRINTED_BREAK -> {
                    misprints++;
                    take(i - 1, i, j - 2, j);
                    i--;
                    j -= 2;
                }
                case SHORT_MISPRINTED -> {
                    shortMisprints++;
                    take(--i, i + 1, --j, j + 1);
                }
                case MISPRINTED -> {
                    misprints++;
                    take(--i, i + 1, --j, j + 1);
                }
                default -> take(--i, i + 1, --j, j + 1);
            }
        }
    }

    private void take(int titleFrom, int titleTo, int referenceFrom, int referenceTo) {
        Arrays.fill(titleMatched, titleFrom, titleTo, true);
        Arrays.fill(referenceMatched, referenceFrom, referenceTo, true);
        start = Math.min(start, referenceFrom);
        end = Math.max(end, referenceTo);
    }

    private static boolean isJoin(String whole, String first, String second) {
        return whole.length() == first.length() + second.length() && whole.startsWith(first) && whole.endsWith(second);
    }

    private static boolean isMisprintedJoin(String whole, String first, String second) {
        int length = first.length() + second.length();
        return length >= LEAST_MISPRINTED_JOIN
                && Math.abs(whole.length() - length) <= 1
                && (whole.charAt(0) == first.charAt(0) || whole.endsWith(second))
                && WordMatch.withinOneEdit(whole, first + second);
    }

    private static double weight(String word) {
        return ReferenceWord.isFunctionWord(word) ? FUNCTION_WORD : 1;
    }
}
