package preflight.reference.tagger.feature;

import java.util.Set;

/** Where words stand that announce a field, and which tokens are near one. */
final class CueWords {
    private static final int WINDOW = 8;

    private final int[] lastBefore;
    private final int[] firstBehind;

    /** @param words the tokens, in lower case */
    CueWords(String[] words, Set<String> cues) {
        int n = words.length;
        lastBefore = new int[n];
        firstBehind = new int[n];
        int[] at = new int[n];
        int count = 0;
        for (int i = 0; i < n; i++) {
            lastBefore[i] = count == 0 ? -WINDOW - 1 : at[count - 1];
            if (cues.contains(words[i])) {
                at[count++] = i;
            }
        }
        int behind = n + WINDOW + 1;
        for (int i = n - 1; i >= 0; i--) {
            firstBehind[i] = behind;
            if (count > 0 && at[count - 1] == i) {
                behind = i;
                count--;
            }
        }
    }

    boolean isNearBefore(int i) {
        return i - lastBefore[i] <= WINDOW;
    }

    boolean isNearBehind(int i) {
        return firstBehind[i] - i <= WINDOW;
    }
}
