package preflight.reference;

import java.util.BitSet;
import java.util.List;
import preflight.reference.parsing.Label;
import preflight.work.NameKey;
import preflight.work.PersonName;

/** Finds the authors of a candidate among the words of a reference. */
final class AuthorMatching {
    static final int MOST_AUTHORS = 60;
    private static final double LEAST_OF_LONG_LIST = 0.8;
    private static final int LEAST_BROKEN = 4;
    private static final int LEAST_MISPRINTED_JOIN = 8;
    private static final int LEAST_MISPRINTED_BREAK = 6;
    private static final int MOST_GLUED = 2;

    private final List<ReferenceWord> words;
    private final List<PersonName> authors;
    private final BitSet explained = new BitSet();
    private final boolean longer;
    private int matched;
    private boolean firstMatched;
    private int initialsAlike;
    private int initialsOther;

    AuthorMatching(ParsedReference reference, List<PersonName> all) {
        words = reference.words();
        authors = all.subList(0, Math.min(all.size(), MOST_AUTHORS));
        longer = all.size() > MOST_AUTHORS;
        for (int i = 0; i < authors.size(); i++) {
            if (isNamed(authors.get(i))) {
                matched++;
                firstMatched |= i == 0;
            }
        }
    }

    /** Whether the candidate has more authors than are looked for, and these are named: the others are no strangers. */
    boolean isLongList() {
        return longer && matched >= MOST_AUTHORS * LEAST_OF_LONG_LIST;
    }

    /** How many of the candidate's authors are looked for. */
    int authors() {
        return authors.size();
    }

    int matched() {
        return matched;
    }

    boolean firstMatched() {
        return firstMatched;
    }

    /** The words of the reference that are names of the candidate's authors. */
    BitSet explained() {
        return explained;
    }

    /** How much of the letters of the authors' names the names in the reference have, whatever the words they come in. */
    double likeness() {
        StringBuilder given = new StringBuilder();
        for (ReferenceWord word : words) {
            if (word.label() == Label.AUTHOR || word.label() == Label.EDITOR) {
                given.append(word.text());
            }
        }
        StringBuilder wanted = new StringBuilder();
        for (PersonName author : authors) {
            NameKey key = NameKey.of(author);
            key.given().forEach(name -> wanted.append(name.charAt(0)));
            key.family().forEach(wanted::append);
        }
        return Likeness.ofBigrams(given.toString(), wanted.toString());
    }

    /** Whether most of the family names go with initials of other people. */
    boolean areNamesakes() {
        return initialsOther > initialsAlike;
    }

    private boolean isNamed(PersonName author) {
        NameKey key = NameKey.of(author);
        List<String> family = key.family();
        if (family.isEmpty()) {
            return false;
        }
        for (int j = 0; j + 1 <= words.size(); j++) {
            int length = matchAt(j, key, author.literal());
            if (length > 0) {
                for (int k = j; k < j + length; k++) {
                    explained.set(k);
                }
                explainGiven(j, j + length, key.given());
                return true;
            }
        }
        return false;
    }

    /** How many words of the reference from {@code j} on are this family name; 0 when they are not. */
    private int matchAt(int j, NameKey key, boolean literal) {
        List<String> family = key.family();
        Label label = words.get(j).label();
        // "Open Science Collaboration" reads like a journal: the words of an organisation's name settle what they are.
        boolean organisation = literal && family.size() > 1 && label == Label.CONTAINER;
        if (!(canName(label) || organisation) || explained.get(j)) {
            return 0;
        }
        if (j + 1 < words.size() && isBroken(j, family)) {
            return 2;
        }
        if (family.size() > 1 && isJoined(j, family)) {
            return 1;
        }
        if (family.size() == 1 && isGlued(words.get(j).text(), family.getFirst(), key.given())) {
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

    /** "Mu ir" for "Muir", "Swan soL" for "Swanson". */
    private boolean isBroken(int j, List<String> family) {
        String first = words.get(j).text();
        String second = words.get(j + 1).text();
        String name = family.getLast();
        int length = first.length() + second.length();
        if (family.size() != 1 || Math.abs(length - name.length()) > 1) {
            return false;
        }
        boolean broken = length == name.length()
                && name.length() >= LEAST_BROKEN
                && name.startsWith(first)
                && name.endsWith(second);
        return broken
                || (name.length() >= LEAST_MISPRINTED_BREAK
                        && Math.min(first.length(), second.length()) > 1
                        && canName(words.get(j + 1).label())
                        && WordMatch.withinOneEdit(first + second, name));
    }

    /** "JJensen": initials that lost their space. */
    private static boolean isGlued(String word, String name, List<String> given) {
        int glued = word.length() - name.length();
        return glued > 0
                && glued <= MOST_GLUED
                && name.length() >= LEAST_BROKEN
                && word.endsWith(name)
                && !given.isEmpty()
                && given.getFirst().charAt(0) == word.charAt(0);
    }

    private boolean isJoined(int j, List<String> family) {
        String joined = String.join("", family);
        return words.get(j).text().equals(joined)
                || (joined.length() >= LEAST_MISPRINTED_JOIN
                        && WordMatch.withinOneEdit(words.get(j).text(), joined));
    }

    private static String longest(List<String> family) {
        return family.stream().reduce("", (a, b) -> b.length() > a.length() ? b : a);
    }

    private static boolean isSame(String word, String name) {
        return word.equals(name) || WordMatch.isMisprint(word, name);
    }

    private static boolean canName(Label label) {
        return switch (label) {
            case TITLE, CONTAINER, ISSUED, VOLUME, ISSUE, PAGE, DOI, URL -> false;
            default -> true;
        };
    }

    /** Given names stand next to the family name, in full or as initials. */
    private void explainGiven(int from, int to, List<String> given) {
        if (given.isEmpty()) {
            return;
        }
        boolean behind = explainRun(to, 1, given);
        boolean before = !behind && explainRun(from - 1, -1, given);
        initialsAlike += behind || before ? 1 : 0;
        initialsOther += !behind && !before && hasOtherInitial(from, to) ? 1 : 0;
    }

    private boolean explainRun(int at, int step, List<String> given) {
        boolean any = false;
        for (int k = 0; k < given.size() + 1; k++) {
            int j = at + k * step;
            if (j < 0
                    || j >= words.size()
                    || explained.get(j)
                    || !canName(words.get(j).label())
                    || !fits(words.get(j).text(), given)) {
                break;
            }
            explained.set(j);
            any = true;
        }
        return any;
    }

    private static boolean fits(String word, List<String> given) {
        for (String name : given) {
            boolean initial = word.charAt(0) == name.charAt(0) && (word.length() == 1 || name.length() == 1);
            if (initial || WordMatch.isAbbreviation(word, name)) {
                return true;
            }
        }
        // "JA" for "John Andrew"
        StringBuilder initials = new StringBuilder();
        given.forEach(name -> initials.append(name.charAt(0)));
        return word.length() <= 3 && (initials.indexOf(word) == 0 || word.startsWith(initials.toString()));
    }

    private boolean hasOtherInitial(int from, int to) {
        boolean behind = to < words.size() && isInitial(to);
        boolean before = from > 0 && isInitial(from - 1);
        return behind || before;
    }

    private boolean isInitial(int j) {
        return words.get(j).label() == Label.AUTHOR
                && words.get(j).text().length() <= 2
                && !explained.get(j)
                && !words.get(j).isFunctionWord();
    }
}
