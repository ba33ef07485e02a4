package preflight.reference.compare.word;

import java.util.List;
import preflight.reference.parse.ReferenceWord;

/** Recognises acronyms of container titles. */
public final class Acronym {
    private static final int MIN_LENGTH = 3;
    private static final int MAX_LENGTH = 12;
    private static final int MAX_LETTERS_PER_WORD = 4;

    private Acronym() {}

    /** Whether a word consists of the beginnings of neighbouring words of a title: "PNAS", "NeurIPS", "CVPR". */
    public static boolean matches(String word, List<String> title) {
        if (word.length() < MIN_LENGTH || word.length() > MAX_LENGTH) {
            return false;
        }
        boolean[] reached = new boolean[word.length() + 1];
        for (String part : title) {
            boolean[] next = new boolean[word.length() + 1];
            for (int at = 0; at < word.length(); at++) {
                if (at > 0 && !reached[at]) {
                    continue;
                }
                for (int n = 1; n <= MAX_LETTERS_PER_WORD && n <= part.length() && at + n <= word.length(); n++) {
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
