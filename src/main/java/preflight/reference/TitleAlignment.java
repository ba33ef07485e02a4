package preflight.reference;

import java.util.Arrays;
import java.util.List;

/**
 * The best placing of a title in a reference: an alignment of words, free at both ends of the reference, that knows
 * misprints and words joined or broken in two. Which words stay over on either side is the evidence.
 */
final class TitleAlignment {
    private final List<String> title;
    private final boolean[] titleMatched;
    private final boolean[] referenceMatched;
    private final int[] partner;
    private int misprints;
    private int shortMisprints;
    private int start = Integer.MAX_VALUE;
    private int end;

    TitleAlignment(List<String> title, List<ReferenceWord> reference) {
        this.title = title;
        titleMatched = new boolean[title.size()];
        referenceMatched = new boolean[reference.size()];
        partner = new int[title.size()];
        trace(new AlignmentTable(title, reference));
        new LeftoverWords(title, reference, this).reconcile();
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

    /** Behind the last word of the reference that the matched word {@code i} of the title goes with. */
    int partner(int i) {
        return partner[i];
    }

    private void trace(AlignmentTable table) {
        int i = title.size();
        int j = table.bestEnd();
        while (i > 0) {
            switch (table.move(i, j)) {
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
                    takeMisprinted(i - 2, i, j - 1, j);
                    i -= 2;
                    j--;
                }
                case MISPRINTED_BREAK -> {
                    takeMisprinted(i - 1, i, j - 2, j);
                    i--;
                    j -= 2;
                }
                case SHORT_MISPRINTED -> {
                    boolean tells = !ReferenceWord.isFunctionWord(title.get(i - 1));
                    shortMisprints += tells ? 1 : 0;
                    misprints += tells ? 0 : 1;
                    take(--i, i + 1, --j, j + 1);
                }
                case MISPRINTED -> takeMisprinted(--i, i + 1, --j, j + 1);
                case MATCH -> take(--i, i + 1, --j, j + 1);
            }
        }
    }

    /** Takes words of both sides for the same ones. */
    void take(int titleFrom, int titleTo, int referenceFrom, int referenceTo) {
        Arrays.fill(partner, titleFrom, titleTo, referenceTo);
        Arrays.fill(titleMatched, titleFrom, titleTo, true);
        Arrays.fill(referenceMatched, referenceFrom, referenceTo, true);
        start = Math.min(start, referenceFrom);
        end = Math.max(end, referenceTo);
    }

    /** Takes words of both sides for the same ones, misprinted. */
    void takeMisprinted(int titleFrom, int titleTo, int referenceFrom, int referenceTo) {
        misprints++;
        take(titleFrom, titleTo, referenceFrom, referenceTo);
    }
}
