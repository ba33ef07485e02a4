package preflight.reference;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import preflight.reference.parsing.Label;

/**
 * A word of a reference as the verifier compares it.
 *
 * @param text folded
 * @param label the field the tagger put it in
 * @param gap what stands between it and the word before
 * @param isNumeric whether it has a digit
 * @param isFunctionWord whether it carries no meaning of its own
 */
record ReferenceWord(String text, Label label, String gap, boolean isNumeric, boolean isFunctionWord) {
    /** Function words of the languages most titles are in: a title differs little for want of one. */
    private static final Set<String> FUNCTION_WORDS = new HashSet<>(List.of(
            "a", "an", "the", "of", "in", "on", "at", "to", "for", "from", "by", "with", "and", "or", "as", "is", "are",
            "der", "die", "das", "den", "dem", "des", "und", "von", "zu", "zur", "zum", "im", "ein", "eine", "einer",
            "mit", "fur", "le", "la", "les", "du", "de", "et", "en", "au", "aux", "un", "une", "sur", "d", "l", "el",
            "los", "las", "del", "y", "il", "lo", "gli", "di", "da", "e", "o", "os", "do", "s", "t", "het", "een",
            "van", "voor"));

    private static final int LONGEST_FUNCTION_WORD = 5;

    ReferenceWord(String text, Label label, String gap) {
        this(text, label, gap, hasDigit(text), isFunctionWord(text));
    }

    /** Whether a word carries no meaning of its own. */
    static boolean isFunctionWord(String word) {
        return word.length() <= LONGEST_FUNCTION_WORD && FUNCTION_WORDS.contains(word);
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
