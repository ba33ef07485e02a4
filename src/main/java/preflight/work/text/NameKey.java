package preflight.work.text;

import java.util.List;
import preflight.work.PersonName;

/**
 * A name, folded for comparison.
 *
 * @param family folded words of the family name
 * @param given folded words of the given names, or their initials
 */
public record NameKey(List<String> family, List<String> given) {
    public NameKey {
        family = List.copyOf(family);
        given = List.copyOf(given);
    }

    /**
     * Folds a name. Some indexes number namesakes ("Wang 0001"). Where the number is the family name, the last given name is used
     * instead.
     */
    public static NameKey of(PersonName name) {
        List<String> family = wordsWithLetters(name.family());
        List<String> given = name.given() == null ? List.of() : wordsWithLetters(name.given());
        if (family.isEmpty() && !given.isEmpty()) {
            return new NameKey(List.of(given.getLast()), given.subList(0, given.size() - 1));
        }
        return new NameKey(family, given);
    }

    private static boolean hasLetter(String word) {
        for (int i = 0; i < word.length(); i += Character.charCount(word.codePointAt(i))) {
            if (Character.isLetter(word.codePointAt(i))) {
                return true;
            }
        }
        return false;
    }

    private static List<String> wordsWithLetters(String text) {
        List<String> words = Folding.words(text);
        words.removeIf(word -> !hasLetter(word));
        return words;
    }
}
