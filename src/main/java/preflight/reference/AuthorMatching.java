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

    private final List<ReferenceWord> words;
    private final List<PersonName> authors;
    private final BitSet explained = new BitSet();
    private final GivenNames given;
    private final boolean longer;
    private int matched;
    private boolean firstMatched;

    AuthorMatching(ParsedReference reference, List<PersonName> all) {
        words = reference.words();
        authors = all.subList(0, Math.min(all.size(), MOST_AUTHORS));
        longer = all.size() > MOST_AUTHORS;
        given = new GivenNames(words, explained);
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
        StringBuilder said = new StringBuilder();
        for (ReferenceWord word : words) {
            if (word.label() == Label.AUTHOR || word.label() == Label.EDITOR) {
                said.append(word.text());
            }
        }
        StringBuilder wanted = new StringBuilder();
        for (PersonName author : authors) {
            NameKey key = NameKey.of(author);
            key.given().forEach(name -> wanted.append(name.charAt(0)));
            key.family().forEach(wanted::append);
        }
        return Likeness.ofBigrams(said.toString(), wanted.toString());
    }

    /** Whether most of the family names go with initials of other people. */
    boolean areNamesakes() {
        return given.areNamesakes();
    }

    private boolean isNamed(PersonName author) {
        FamilyName family = new FamilyName(words, explained, author);
        for (int j = 0; j < words.size(); j++) {
            int length = family.wordsFrom(j);
            if (length > 0) {
                explained.set(j, j + length);
                given.explain(j, j + length, family.given());
                return true;
            }
        }
        return false;
    }
}
