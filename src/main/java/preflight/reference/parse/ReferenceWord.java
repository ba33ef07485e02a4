package preflight.reference.parse;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import preflight.reference.tagger.Label;

/**
 * A word of a reference, as it is compared with the words of a work.
 *
 * @param text folded, see {@link preflight.work.text.Folding}
 * @param label the field that the tagger assigned
 * @param gap the text between it and the word before
 * @param isNumeric whether it has a digit
 * @param isFunctionWord whether it is a function word, such as an article or a preposition
 */
public record ReferenceWord(String text, Label label, String gap, boolean isNumeric, boolean isFunctionWord) {
    /** Function words of the languages of most titles. A missing function word changes a title little. */
    private static final Set<String> FUNCTION_WORDS = new HashSet<>(List.of(
            "a", "an", "the", "of", "in", "on", "at", "to", "for", "from", "by", "with", "and", "or", "as", "is", "are",
            "der", "die", "das", "den", "dem", "des", "und", "von", "zu", "zur", "zum", "im", "ein", "eine", "einer",
            "mit", "fur", "le", "la", "les", "du", "de", "et", "en", "au", "aux", "un", "une", "sur", "d", "l", "el",
            "los", "las", "del", "y", "il", "lo", "gli", "di", "da", "e", "o", "os", "do", "s", "t", "het", "een",
            "van", "voor"));

    private static final int MAX_FUNCTION_WORD_LENGTH = 5;

    public ReferenceWord(String text, Label label, String gap) {
        this(text, label, gap, hasDigit(text), isFunctionWord(text));
    }

    /** Whether a folded word is a function word. */
    public static boolean isFunctionWord(String word) {
        return word.length() <= MAX_FUNCTION_WORD_LENGTH && FUNCTION_WORDS.contains(word);
    }

    private static boolean hasDigit(String word) {
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) >= '0' && word.charAt(i) <= '9') {
                return true;
            }
        }
        return false;
    }
}
