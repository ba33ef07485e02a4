package preflight.reference.compare;

import java.util.List;
import preflight.reference.compare.word.WordMatch;
import preflight.reference.parse.ReferenceWord;

/**
 * The dynamic program behind a placing: for every beginning of the title and of the reference the last move of their best
 * alignment, free at both ends of the reference.
 */
final class AlignmentTable {
    /** How the last words of two beginnings go together. */
    enum Move {
        SKIP_TITLE,
        SKIP_REFERENCE,
        MATCH,
        MISPRINTED,
        SHORT_MISPRINTED,
        JOINED,
        MISPRINTED_JOIN,
        BROKEN,
        MISPRINTED_BREAK
    }

    /** Shorter words joined or broken have too many neighbours to be misprinted as well. */
    static final int MIN_MISPRINTED_JOIN = 6;

    private static final double FUNCTION_WORD_WEIGHT = 0.2;
    private static final double SKIP_PENALTY = 0.5;
    private static final double MISPRINT_WEIGHT = 0.7;
    private static final double SHORT_MISPRINT_WEIGHT = 0.4;
    private static final Move[] MOVES = Move.values();

    private final String[] title;
    private final String[] reference;
    private final double[] titleWeights;
    private final double[] referenceWeights;
    private final byte[] moves;
    private final int width;
    private final int bestEnd;

    AlignmentTable(List<String> title, List<ReferenceWord> reference) {
        this.title = title.toArray(String[]::new);
        this.reference = new String[reference.size()];
        titleWeights = new double[title.size()];
        referenceWeights = new double[reference.size()];
        for (int i = 0; i < this.title.length; i++) {
            titleWeights[i] = weight(ReferenceWord.isFunctionWord(this.title[i]));
        }
        for (int j = 0; j < this.reference.length; j++) {
            this.reference[j] = reference.get(j).text();
            referenceWeights[j] = weight(reference.get(j).isFunctionWord());
        }
        width = reference.size() + 1;
        moves = new byte[(title.size() + 1) * width];
        bestEnd = fill();
    }

    /** Behind the last word of the reference in the best alignment of the whole title. */
    int bestEnd() {
        return bestEnd;
    }

    /** The last move of the best alignment of the first {@code i} words of the title and {@code j} of the reference. */
    Move move(int i, int j) {
        return MOVES[moves[i * width + j]];
    }

    private int fill() {
        double[] above = new double[width];
        double[] above2 = new double[width];
        double[] row = new double[width];
        for (int i = 1; i <= title.length; i++) {
            double skip = titleWeights[i - 1] * SKIP_PENALTY;
            row[0] = above[0] - skip;
            set(i, 0, Move.SKIP_TITLE);
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
        String word = title[i - 1];
        String other = reference[j - 1];
        double weight = titleWeights[i - 1];
        double best = above[j] - skip;
        Move move = Move.SKIP_TITLE;
        double skipped = row[j - 1] - referenceWeights[j - 1] * SKIP_PENALTY;
        if (skipped > best) {
            best = skipped;
            move = Move.SKIP_REFERENCE;
        }
        if (word.equals(other)) {
            if (above[j - 1] + weight >= best) {
                best = above[j - 1] + weight;
                move = Move.MATCH;
            }
        } else if (above[j - 1] + weight * MISPRINT_WEIGHT > best && WordMatch.isMisprint(word, other)) {
            best = above[j - 1] + weight * MISPRINT_WEIGHT;
            move = Move.MISPRINTED;
        } else if (above[j - 1] + weight * SHORT_MISPRINT_WEIGHT > best && WordMatch.isShortMisprint(word, other)) {
            best = above[j - 1] + weight * SHORT_MISPRINT_WEIGHT;
            move = Move.SHORT_MISPRINTED;
        }
        if (i > 1) {
            double joined = above2[j - 1] + weight + titleWeights[i - 2];
            if (joined > best && isJoin(other, title[i - 2], word)) {
                best = joined;
                move = Move.JOINED;
            } else if (joined - weight > best && isMisprintedJoin(other, title[i - 2], word)) {
                best = joined - weight * (1 - MISPRINT_WEIGHT);
                move = Move.MISPRINTED_JOIN;
            }
        }
        if (j > 1) {
            double broken = above[j - 2] + weight;
            if (broken > best && isJoin(word, reference[j - 2], other)) {
                best = broken;
                move = Move.BROKEN;
            } else if (above[j - 2] + weight * MISPRINT_WEIGHT > best
                    && isMisprintedJoin(word, reference[j - 2], other)) {
                best = above[j - 2] + weight * MISPRINT_WEIGHT;
                move = Move.MISPRINTED_BREAK;
            }
        }
        row[j] = best;
        set(i, j, move);
    }

    private void set(int i, int j, Move move) {
        moves[i * width + j] = (byte) move.ordinal();
    }

    private static boolean isJoin(String whole, String first, String second) {
        return whole.length() == first.length() + second.length() && whole.startsWith(first) && whole.endsWith(second);
    }

    private static boolean isMisprintedJoin(String whole, String first, String second) {
        int length = first.length() + second.length();
        return length >= MIN_MISPRINTED_JOIN
                && Math.abs(whole.length() - length) <= 1
                && (whole.charAt(0) == first.charAt(0) || whole.endsWith(second))
                && WordMatch.isWithinOneEdit(whole, first + second);
    }

    private static double weight(boolean functionWord) {
        return functionWord ? FUNCTION_WORD_WEIGHT : 1;
    }
}
