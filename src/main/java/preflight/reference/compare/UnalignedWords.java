package preflight.reference.compare;

import java.util.List;
import preflight.reference.compare.word.WordMatch;
import preflight.reference.parse.ReferenceWord;

/** What an alignment left over between the words it matched. */
final class UnalignedWords {
    private static final int LETTERS_PER_MISPRINT = 8;

    private final List<String> title;
    private final List<ReferenceWord> reference;
    private final TitleAlignment alignment;

    UnalignedWords(List<String> title, List<ReferenceWord> reference, TitleAlignment alignment) {
        this.title = title;
        this.reference = reference;
        this.alignment = alignment;
    }

    /**
     * Compares what is left between the words that match letter by letter: scans break and join words in more ways than
     * the alignment knows ("wi thchronic").
     */
    void align() {
        for (int from = 0; from < title.size(); from++) {
            int to = from;
            while (to < title.size() && !alignment.isTitleWordMatched(to)) {
                to++;
            }
            if (to > from && alignment.end() > 0) {
                align(from, to);
                from = to;
            }
        }
    }

    private void align(int from, int to) {
        String wanted = String.join("", title.subList(from, to));
        int low = from == 0 ? firstWithin(alignment.start(), wanted.length()) : alignment.alignedEnd(from - 1);
        int high = to == title.size() ? lastWithin(alignment.end(), wanted.length()) : start(to);
        if (low < 0 || low >= high || high > reference.size()) {
            return;
        }
        StringBuilder given = new StringBuilder();
        for (int j = low; j < high; j++) {
            if (alignment.isReferenceWordMatched(j)) {
                return;
            }
            given.append(reference.get(j).text());
        }
        boolean same = wanted.contentEquals(given);
        boolean alike = wanted.length() >= AlignmentTable.MIN_MISPRINTED_JOIN
                && WordMatch.isWithinDistance(wanted, given.toString(), 1 + wanted.length() / LETTERS_PER_MISPRINT);
        if (same) {
            alignment.align(from, to, low, high);
        } else if (alike) {
            alignment.alignMisprinted(from, to, low, high);
        }
    }

    private int start(int titleWord) {
        int j = alignment.alignedEnd(titleWord) - 1;
        while (j > 0 && alignment.isReferenceWordMatched(j - 1) && !isPartner(j - 1, titleWord)) {
            j--;
        }
        return j;
    }

    private boolean isPartner(int referenceEnd, int titleWord) {
        for (int i = 0; i < titleWord; i++) {
            if (alignment.isTitleWordMatched(i) && alignment.alignedEnd(i) > referenceEnd) {
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

    private int lastWithin(int behind, int letters) {
        int j = behind;
        int length = 0;
        while (j < reference.size() && length < letters - 1) {
            length += reference.get(j++).text().length();
        }
        return j;
    }
}
