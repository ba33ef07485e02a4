package preflight.reference;

import java.util.Set;
import preflight.reference.parsing.Label;

/**
 * A word of a reference as the verifier compares it.
 *
 * @param text folded
 * @param label the field the tagger put it in
 * @param gap what stands between it and the word before
 */
record ReferenceWord(String text, Label label, String gap) {
    /** Function words of the languages most titles are in: a title differs little for want of one. */
    private static final Set<String> FUNCTION_WORDS = Set.of(
            "a", "an", "the", "of", "in", "on", "at", "to", "for", "from", "by", "with", "and", "or", "as", "is", "are",
            "der", "die", "das", "den", "dem", "des", "und", "von", "zu", "zur", "zum", "im", "ein", "eine", "einer",
            "mit", "fur", "le", "la", "les", "du", "de", "et", "en", "au", "aux", "un", "une", "sur", "d", "l", "el",
            "los", "las", "del", "y", "il", "lo", "gli", "di", "da", "e", "o", "os", "do", "s", "t", "het", "een",
            "van", "voor");

    /** Whether a word carries no meaning of its own. */
    static boolean isFunctionWord(String word) {
        return FUNCTION_WORDS.contains(word);
    }

    boolean isNumeric() {
        return text.chars().anyMatch(c -> c >= '0' && c <= '9');
    }
}
