package preflight.reference.compare;

import java.util.Arrays;
import java.util.List;
import preflight.reference.parse.ReferenceWord;

/**
 * The best placing of a title in a reference: an alignment of words, free at both ends of the reference, that knows
 * misprints and words joined or broken in two. Which words stay over on either side is the evidence.
 */
final class TitleAlignment {
    private final List<String> title;
    private final boolean[] titleMatched;
    private final boolean[] referenceMatched;
    private final int[] alignedEnd;
    private int misprints;
    private int shortMisprints;
    private int start = Integer.MAX_VALUE;
    private int end;

    TitleAlignment(List<String> title, List<ReferenceWord> reference) {
        this.title = title;
        titleMatched = new boolean[title.size()];
        referenceMatched = new boolean[reference.size()];
        alignedEnd = new int[title.size()];
        trace(new AlignmentTable(title, reference));
        new UnalignedWords(title, reference, this).align();
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
    int alignedEnd(int i) {
        return alignedEnd[i];
    }

    private void trace(AlignmentTable table) {
        int i = title.size();
        int j = table.bestEnd();
        while (i > 0) {
            switch (table.move(i, j)) {
                case SKIP_TITLE -> i--;
                case SKIP_REFERENCE -> j--;
                case JOINED -> {
                    align(i - 2, i, j - 1, j);
                    i -= 2;
                    j--;
                }
                case BROKEN -> {
                    align(i - 1, i, j - 2, j);
                    i--;
                    j -= 2;
                }
                case MISPRINTED_JOIN -> {
                    alignMisprinted(i - 2, i, j - 1, j);
                    i -= 2;
                    j--;
                }
                case MISPRINTED_BREAK -> {
                    alignMisprinted(i - 1, i, j - 2, j);
                    i--;
                    j -= 2;
                }
                case SHORT_MISPRINTED -> {
                    boolean tells = !ReferenceWord.isFunctionWord(title.get(i - 1));
                    shortMisprints += tells ? 1 : 0;
                    misprints += tells ? 0 : 1;
                    align(--i, i + 1, --j, j + 1);
                }
                case MISPRINTED -> alignMisprinted(--i, i + 1, --j, j + 1);
                case MATCH -> align(--i, i + 1, --j, j + 1);
            }
        }
    }

    /** Takes words of both sides for the same ones. */
    void align(int titleFrom, int titleTo, int referenceFrom, int referenceTo) {
        Arrays.fill(alignedEnd, titleFrom, titleTo, referenceTo);
        Arrays.fill(titleMatched, titleFrom, titleTo, true);
        Arrays.fill(referenceMatched, referenceFrom, referenceTo, true);
        start = Math.min(start, referenceFrom);
        end = Math.max(end, referenceTo);
    }

    /** Takes words of both sides for the same ones, misprinted. */
    void alignMisprinted(int titleFrom, int titleTo, int referenceFrom, int referenceTo) {
        misprints++;
        align(titleFrom, titleTo, referenceFrom, referenceTo);
    }
}
