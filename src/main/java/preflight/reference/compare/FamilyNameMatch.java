package preflight.reference.compare;

import java.util.BitSet;
import java.util.List;
import preflight.reference.compare.word.WordMatch;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.PersonName;
import preflight.work.text.NameKey;

/** Finds one family name among the words of a reference, also split, joined or misprinted by scanning. */
final class FamilyNameMatch {
    private static final int MIN_BROKEN = 4;
    private static final int MIN_MISPRINTED_JOIN = 8;
    private static final int MIN_MISPRINTED_BREAK = 6;
    private static final int MAX_GLUED = 2;

    private final List<ReferenceWord> words;
    private final BitSet matchedWords;
    private final List<String> given;
    private final List<String> family;
    private final String joined;
    private final boolean literal;

    /**
     * Prepares to look for a name.
     *
     * @param matchedWords the words that are names already found
     */
    FamilyNameMatch(List<ReferenceWord> words, BitSet matchedWords, PersonName author) {
        this.words = words;
        this.matchedWords = matchedWords;
        NameKey key = NameKey.of(author);
        given = key.given();
        family = key.family();
        joined = String.join("", family);
        literal = author.literal();
    }

    List<String> given() {
        return given;
    }

    /** How many words of the reference from {@code j} on are this family name; 0 when they are not. */
    int lengthAt(int j) {
        if (family.isEmpty()) {
            return 0;
        }
        Label label = words.get(j).label();
        // The tagger may label "Open Science Collaboration" as a journal; all words of an organisation's name must
        // match.
        boolean organisation = literal && family.size() > 1 && label == Label.CONTAINER;
        if (!(isPossibleName(label) || organisation) || matchedWords.get(j)) {
            return 0;
        }
        int spelled = spelledLengthAt(j);
        if (spelled > 0) {
            return spelled;
        }
        if (j + 1 < words.size() && isBroken(j)) {
            return 2;
        }
        if (family.size() > 1 && isJoined(j)) {
            return 1;
        }
        if (family.size() == 1 && isGlued(words.get(j).text())) {
            return 1;
        }
        int n = 0;
        for (String part : family) {
            if (j + n >= words.size() || !isSame(words.get(j + n).text(), part)) {
                // "van der Berg" is found by "Berg" alone, "Garcia Lopez" by "Garcia".
                boolean shortForm = !literal
                        && n == 0
                        && family.size() > 1
                        && isSame(words.get(j).text(), longest(family));
                return shortForm ? 1 : 0;
            }
            n++;
        }
        return n;
    }

    /** How many words have exactly the letters of the name: "Kra e mer" for "Kraemer", "Svenda-R adeljak" for "Svenda-Radeljak". */
    private int spelledLengthAt(int j) {
        if (joined.length() < MIN_BROKEN || !joined.startsWith(words.get(j).text())) {
            return 0;
        }
        int at = 0;
        for (int k = j; k < words.size() && !matchedWords.get(k); k++) {
            String word = words.get(k).text();
            if (!joined.startsWith(word, at)) {
                return 0;
            }
            at += word.length();
            if (at == joined.length()) {
                return k + 1 - j;
            }
        }
        return 0;
    }

    /** "Swan soL" for "Swanson". */
    private boolean isBroken(int j) {
        String first = words.get(j).text();
        String second = words.get(j + 1).text();
        int length = first.length() + second.length();
        return family.size() == 1
                && Math.abs(length - joined.length()) <= 1
                && joined.length() >= MIN_MISPRINTED_BREAK
                && Math.min(first.length(), second.length()) > 1
                && isPossibleName(words.get(j + 1).label())
                && WordMatch.isWithinOneEdit(first + second, joined);
    }

    /** "JJensen": initials without a space before the name. */
    private boolean isGlued(String word) {
        int glued = word.length() - joined.length();
        return glued > 0
                && glued <= MAX_GLUED
                && joined.length() >= MIN_BROKEN
                && word.endsWith(joined)
                && !given.isEmpty()
                && given.getFirst().charAt(0) == word.charAt(0);
    }

    private boolean isJoined(int j) {
        return words.get(j).text().equals(joined)
                || (joined.length() >= MIN_MISPRINTED_JOIN
                        && WordMatch.isWithinOneEdit(words.get(j).text(), joined));
    }

    private static String longest(List<String> family) {
        return family.stream().reduce("", (a, b) -> b.length() > a.length() ? b : a);
    }

    private static boolean isSame(String word, String name) {
        return word.equals(name) || WordMatch.isMisprint(word, name);
    }

    static boolean isPossibleName(Label label) {
        return switch (label) {
            case TITLE, CONTAINER, ISSUED, VOLUME, ISSUE, PAGE, DOI, URL -> false;
            default -> true;
        };
    }
}
