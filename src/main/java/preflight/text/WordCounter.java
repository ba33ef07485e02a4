package preflight.text;

import java.lang.Character.UnicodeScript;
import java.util.Set;

/** Counts the words of a text in any script. */
public final class WordCounter {
    /** Scripts written without spaces between words. */
    private static final Set<UnicodeScript> UNSPACED = Set.of(
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA,
            UnicodeScript.THAI,
            UnicodeScript.LAO,
            UnicodeScript.KHMER,
            UnicodeScript.MYANMAR);
    /** Average number of characters per word in such scripts. */
    private static final int CHARACTERS_PER_WORD = 2;

    private WordCounter() {}

    /** The number of runs of letters and digits. In scripts without spaces, two characters count as a word. */
    public static int count(String text) {
        int words = 0;
        int unspaced = 0;
        boolean inside = false;
        for (int i = 0; i < text.length(); ) {
            int c = text.codePointAt(i);
            i += Character.charCount(c);
            if (isUnspaced(c)) {
                unspaced++;
                inside = false;
            } else if (Character.isLetterOrDigit(c)) {
                if (!inside) {
                    words++;
                }
                inside = true;
            } else if (!isWordConnector(c)) {
                inside = false;
            }
        }
        return words + (unspaced + 1) / CHARACTERS_PER_WORD;
    }

    /** Whether a character belongs to a script without spaces between words. */
    static boolean isUnspaced(int c) {
        return c > 0x0E00 && Character.isLetter(c) && UNSPACED.contains(UnicodeScript.of(c));
    }

    /** Whether a character continues a word: apostrophe, hyphen, combining mark, zero-width joiner. */
    private static boolean isWordConnector(int c) {
        return c == '\''
                || c == '’'
                || c == '-'
                || c == '‐'
                || Character.getType(c) == Character.NON_SPACING_MARK
                || Character.getType(c) == Character.FORMAT;
    }
}
