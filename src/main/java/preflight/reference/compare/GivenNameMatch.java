package preflight.reference.compare;

import java.util.BitSet;
import java.util.List;
import preflight.reference.compare.word.WordMatch;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;

/** Finds the given names next to the family names of a reference, in full or as initials. */
final class GivenNameMatch {
    private static final String CONJUNCTION = "and";
    private static final int MAX_GLUED = 2;
    private static final int MIN_FULL_NAME = 4;

    private final List<ReferenceWord> words;
    private final BitSet matchedWords;
    private int same;
    private int other;

    /**
     * Prepares to look among the words of a reference.
     *
     * @param matchedWords the words that are names; given names that are found are added
     */
    GivenNameMatch(List<ReferenceWord> words, BitSet matchedWords) {
        this.words = words;
        this.matchedWords = matchedWords;
    }

    /** Whether most of the family names stand beside initials of other people. */
    boolean areOtherPeople() {
        return other > same;
    }

    /** Looks for given names next to a family name: before it, or after it and a comma. */
    void match(int from, int to, List<String> given) {
        if (given.isEmpty()) {
            return;
        }
        boolean before = !isSeparated(from) && matchBefore(from, given);
        boolean after = !before && matchRun(to, 1, given);
        same += after || before ? 1 : 0;
        other += !after && !before && hasOtherInitial(from, to) ? 1 : 0;
    }

    private boolean matchBefore(int from, List<String> given) {
        boolean any = matchRun(from - 1, -1, given);
        int first = from;
        while (any && first > 0 && matchedWords.get(first - 1) && !isSeparated(first)) {
            first--;
        }
        if (first > 0 && !isSeparated(first) && isConjunction(first - 1, given)) {
            matchedWords.set(first - 1);
            return true;
        }
        return any;
    }

    /** "andE. Zuffada", "aMdE. Goldberg": an "and" misprinted or joined with the initial of the next name. */
    private boolean isConjunction(int j, List<String> given) {
        String word = words.get(j).text();
        int rest = word.length() - CONJUNCTION.length();
        if (rest < 0 || rest > MAX_GLUED || matchedWords.get(j) || j == 0 || !matchedWords.get(j - 1)) {
            return false;
        }
        StringBuilder initials = new StringBuilder();
        given.forEach(name -> initials.append(name.charAt(0)));
        return WordMatch.isWithinOneEdit(word.substring(0, CONJUNCTION.length()), CONJUNCTION)
                && initials.indexOf(word.substring(CONJUNCTION.length())) == 0;
    }

    /** Matches a run of given names. It ends at a comma, after which the next author may have the same initial. */
    private boolean matchRun(int at, int step, List<String> given) {
        boolean any = false;
        for (int k = 0; k < given.size() + 1; k++) {
            int j = at + k * step;
            if (j < 0
                    || j >= words.size()
                    || matchedWords.get(j)
                    || (any && isSeparated(step > 0 ? j : j + 1))
                    || !(FamilyNameMatch.isPossibleName(words.get(j).label())
                            ? fits(words.get(j), given)
                            : isInFull(j, given))) {
                break;
            }
            matchedWords.set(j);
            any = true;
        }
        return any;
    }

    /** "Guo, Fengjuan. In ...": the last given name, labelled as the first word of the title. */
    private boolean isInFull(int j, List<String> given) {
        String word = words.get(j).text();
        return words.get(j).label() == Label.TITLE && word.length() >= MIN_FULL_NAME && given.contains(word);
    }

    private boolean isSeparated(int j) {
        String gap = words.get(j).gap();
        return gap.indexOf(',') >= 0 || gap.indexOf(';') >= 0;
    }

    private static boolean fits(ReferenceWord candidate, List<String> given) {
        String word = candidate.text();
        for (String name : given) {
            boolean initial = word.charAt(0) == name.charAt(0) && (word.length() == 1 || name.length() == 1);
            if (initial || WordMatch.isAbbreviation(word, name)) {
                return true;
            }
        }
        // "JA" for "John Andrew"
        StringBuilder initials = new StringBuilder();
        given.forEach(name -> initials.append(name.charAt(0)));
        boolean longer = word.startsWith(initials.toString()) && !candidate.isFunctionWord();
        return word.length() <= 3 && (initials.indexOf(word) == 0 || longer);
    }

    private boolean hasOtherInitial(int from, int to) {
        boolean after = to < words.size() && isInitial(to);
        boolean before = from > 0 && isInitial(from - 1);
        return after || before;
    }

    private boolean isInitial(int j) {
        return words.get(j).label() == Label.AUTHOR
                && words.get(j).text().length() <= 2
                && !matchedWords.get(j)
                && !words.get(j).isFunctionWord();
    }
}
