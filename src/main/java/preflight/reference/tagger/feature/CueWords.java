package preflight.reference.tagger.feature;

import java.util.Set;

/** Which tokens are near a cue word: a word that announces a field, such as "eds". */
final class CueWords {
    /** In tokens. */
    private static final int WINDOW = 8;

    private final int[] lastBefore;
    private final int[] firstAfter;

    /**
     * @param words the tokens, in lower case
     * @param cues the cue words
     */
    CueWords(String[] words, Set<String> cues) {
        int n = words.length;
        lastBefore = new int[n];
        firstAfter = new int[n];
        int[] at = new int[n];
        int count = 0;
        for (int i = 0; i < n; i++) {
            lastBefore[i] = count == 0 ? -WINDOW - 1 : at[count - 1];
            if (cues.contains(words[i])) {
                at[count++] = i;
            }
        }
        int next = n + WINDOW + 1;
        for (int i = n - 1; i >= 0; i--) {
            firstAfter[i] = next;
            if (count > 0 && at[count - 1] == i) {
                next = i;
                count--;
            }
        }
    }

    /** Whether a cue word is among the {@value #WINDOW} tokens before. */
    boolean isNearBefore(int i) {
        return i - lastBefore[i] <= WINDOW;
    }

    /** Whether a cue word is among the {@value #WINDOW} tokens after. */
    boolean isNearAfter(int i) {
        return firstAfter[i] - i <= WINDOW;
    }
}
