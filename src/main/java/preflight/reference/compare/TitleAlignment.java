package preflight.reference.compare;

import java.util.Arrays;
import java.util.List;
import preflight.reference.compare.word.WordMatch;
import preflight.reference.parse.ReferenceWord;

/**
 * The best alignment of the words of a title with the words of a reference. Words before and after the title cost nothing. A
 * dynamic program aligns equal words, misprinted words, and words that were joined or split in two; what it leaves unaligned
 * between two aligned words is then compared letter by letter.
 */
final class TitleAlignment {
    /** Shorter words have too many neighbours to be joined or split and misprinted at once. */
    private static final int MIN_MISPRINTED_JOIN = 6;

    /** One misprint is tolerated in so many letters of a run of unaligned words. */
    private static final int LETTERS_PER_MISPRINT = 8;

    private final List<String> title;
    private final List<ReferenceWord> reference;
    private final boolean[] titleMatched;
    private final boolean[] referenceMatched;
    private final int[] alignedEnd;
    private int misprints;
    private int shortMisprints;
    private int start = Integer.MAX_VALUE;
    private int end;

    TitleAlignment(List<String> title, List<ReferenceWord> reference) {
        this.title = title;
        this.reference = reference;
        titleMatched = new boolean[title.size()];
        referenceMatched = new boolean[reference.size()];
        alignedEnd = new int[title.size()];
        traceBack(new Table(title, reference));
        alignRemainders();
    }

    /** The first word of the reference that belongs to the title. */
    int start() {
        return Math.min(start, end);
    }

    /** The position after the last word of the reference that belongs to the title; 0 when no word does. */
    int end() {
        return end;
    }

    /** How many aligned words are misprinted, without those of {@link #shortMisprints()}. */
    int misprints() {
        return misprints;
    }

    /** How many content words are misprinted and so short that they may be other words. */
    int shortMisprints() {
        return shortMisprints;
    }

    boolean isTitleWordMatched(int i) {
        return titleMatched[i];
    }

    boolean isReferenceWordMatched(int j) {
        return referenceMatched[j];
    }

    private void traceBack(Table table) {
        int i = title.size();
        int j = table.bestEnd();
        while (i > 0) {
            Move move = table.move(i, j);
            if (move.aligns()) {
                countMisprint(move, title.get(i - 1));
                align(i - move.titleWords, i, j - move.referenceWords, j);
            }
            i -= move.titleWords;
            j -= move.referenceWords;
        }
    }

    private void countMisprint(Move move, String word) {
        switch (move) {
            case MISPRINTED, MISPRINTED_JOIN, MISPRINTED_SPLIT -> misprints++;
            case SHORT_MISPRINTED -> {
                boolean content = !ReferenceWord.isFunctionWord(word);
                shortMisprints += content ? 1 : 0;
                misprints += content ? 0 : 1;
            }
            default -> {}
        }
    }

    private void align(int titleFrom, int titleTo, int referenceFrom, int referenceTo) {
        Arrays.fill(alignedEnd, titleFrom, titleTo, referenceTo);
        Arrays.fill(titleMatched, titleFrom, titleTo, true);
        Arrays.fill(referenceMatched, referenceFrom, referenceTo, true);
        start = Math.min(start, referenceFrom);
        end = Math.max(end, referenceTo);
    }

    /** Compares each run of unaligned title words with the unaligned words at the same place of the reference ("wi thchronic"). */
    private void alignRemainders() {
        for (int from = 0; from < title.size(); from++) {
            int to = from;
            while (to < title.size() && !titleMatched[to]) {
                to++;
            }
            if (to > from && end > 0) {
                alignRemainder(from, to);
                from = to;
            }
        }
    }

    private void alignRemainder(int from, int to) {
        String expected = String.join("", title.subList(from, to));
        int low = from == 0 ? firstWithin(start(), expected.length()) : alignedEnd[from - 1];
        int high = to == title.size() ? lastWithin(end, expected.length()) : alignedStart(to);
        if (low < 0 || low >= high || high > reference.size()) {
            return;
        }
        StringBuilder given = new StringBuilder();
        for (int j = low; j < high; j++) {
            if (referenceMatched[j]) {
                return;
            }
            given.append(reference.get(j).text());
        }
        if (expected.contentEquals(given)) {
            align(from, to, low, high);
        } else if (expected.length() >= MIN_MISPRINTED_JOIN
                && WordMatch.isWithinDistance(
                        expected, given.toString(), 1 + expected.length() / LETTERS_PER_MISPRINT)) {
            misprints++;
            align(from, to, low, high);
        }
    }

    /** The first word of the reference that an aligned title word goes with. */
    private int alignedStart(int titleWord) {
        int j = alignedEnd[titleWord] - 1;
        while (j > 0 && referenceMatched[j - 1] && !isAlignedBefore(j - 1, titleWord)) {
            j--;
        }
        return j;
    }

    /** Whether a word of the reference goes with a title word before the given one. */
    private boolean isAlignedBefore(int referenceWord, int titleWord) {
        for (int i = 0; i < titleWord; i++) {
            if (titleMatched[i] && alignedEnd[i] > referenceWord) {
                return true;
            }
        }
        return false;
    }

    private int firstWithin(int before, int letters) {
        int j = before;
        int length = 0;
        while (j > 0 && length < letters - 1) {
            length += reference.get(--j).text().length();
        }
        return j;
    }

    private int lastWithin(int from, int letters) {
        int j = from;
        int length = 0;
        while (j < reference.size() && length < letters - 1) {
            length += reference.get(j++).text().length();
        }
        return j;
    }

    /** The last step of an alignment, with the number of words it takes from either side. */
    private enum Move {
        SKIP_TITLE(1, 0),
        SKIP_REFERENCE(0, 1),
        MATCH(1, 1),
        MISPRINTED(1, 1),
        SHORT_MISPRINTED(1, 1),
        /** The reference joins two words of the title. */
        JOIN(2, 1),
        MISPRINTED_JOIN(2, 1),
        /** The reference splits a word of the title. */
        SPLIT(1, 2),
        MISPRINTED_SPLIT(1, 2);

        private final int titleWords;
        private final int referenceWords;

        Move(int titleWords, int referenceWords) {
            this.titleWords = titleWords;
            this.referenceWords = referenceWords;
        }

        boolean aligns() {
            return titleWords > 0 && referenceWords > 0;
        }
    }

    /** The table of the dynamic program: the last move of the best alignment for each prefix of the title and of the reference. */
    private static final class Table {
        // Weights of a word by what becomes of it, relative to a content word that matches; chosen on the development
        // set.
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

        Table(List<String> title, List<ReferenceWord> reference) {
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

        /** The position after the last word of the reference in the best alignment of the whole title. */
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
                row[0] = above[0] - titleWeights[i - 1] * SKIP_PENALTY;
                set(i, 0, Move.SKIP_TITLE);
                for (int j = 1; j < width; j++) {
                    fillCell(i, j, row, above, above2);
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

        private void fillCell(int i, int j, double[] row, double[] above, double[] above2) {
            String word = title[i - 1];
            String other = reference[j - 1];
            double weight = titleWeights[i - 1];
            double best = above[j] - weight * SKIP_PENALTY;
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
                    move = Move.JOIN;
                } else if (joined - weight > best && isMisprintedJoin(other, title[i - 2], word)) {
                    best = joined - weight * (1 - MISPRINT_WEIGHT);
                    move = Move.MISPRINTED_JOIN;
                }
            }
            if (j > 1) {
                double split = above[j - 2] + weight;
                if (split > best && isJoin(word, reference[j - 2], other)) {
                    best = split;
                    move = Move.SPLIT;
                } else if (above[j - 2] + weight * MISPRINT_WEIGHT > best
                        && isMisprintedJoin(word, reference[j - 2], other)) {
                    best = above[j - 2] + weight * MISPRINT_WEIGHT;
                    move = Move.MISPRINTED_SPLIT;
                }
            }
            row[j] = best;
            set(i, j, move);
        }

        private void set(int i, int j, Move move) {
            moves[i * width + j] = (byte) move.ordinal();
        }

        private static boolean isJoin(String whole, String first, String second) {
            return whole.length() == first.length() + second.length()
                    && whole.startsWith(first)
                    && whole.endsWith(second);
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
}
