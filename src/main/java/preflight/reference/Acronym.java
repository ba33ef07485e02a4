package preflight.reference;

import java.util.List;

/** Container titles by their letters. */
final class Acronym {
    private static final int LEAST_ACRONYM = 3;
    private static final int MOST_ACRONYM = 12;
    private static final int MOST_OF_A_WORD = 4;

    private Acronym() {}

    /** "PNAS", "NeurIPS", "CVPR": beginnings of neighbouring words of a title. */
    static boolean spells(String word, List<String> title) {
        if (word.length() < LEAST_ACRONYM || word.length() > MOST_ACRONYM) {
            return false;
        }
        boolean[] reached = new boolean[word.length() + 1];
        for (String part : title) {
            boolean[] next = new boolean[word.length() + 1];
            for (int at = 0; at < word.length(); at++) {
                if (at > 0 && !reached[at]) {
                    continue;
                }
                for (int n = 1; n <= MOST_OF_A_WORD && n <= part.length() && at + n <= word.length(); n++) {
                    next[at + n] |= word.startsWith(part.substring(0, n), at);
                }
                next[at] |= at > 0 && ReferenceWord.isFunctionWord(part);
            }
            if (next[word.length()]) {
                return true;
            }
            reached = next;
        }
        return false;
    }
}
