package preflight.reference.compare;

import java.util.BitSet;
import java.util.List;
import preflight.reference.compare.word.BigramSimilarity;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;
import preflight.work.PersonName;
import preflight.work.text.NameKey;

/** Finds the authors of a candidate among the words of a reference. */
public final class AuthorMatching {
    public static final int MAX_AUTHORS = 60;
    private static final double MIN_SHARE_OF_LONG_LIST = 0.8;

    private final List<ReferenceWord> words;
    private final List<PersonName> authors;
    private final BitSet matchedWords = new BitSet();
    private final GivenNameMatch givenNames;
    private final boolean truncated;
    private int matched;
    private boolean firstMatched;

    public AuthorMatching(ParsedReference reference, List<PersonName> all) {
        words = reference.words();
        authors = all.subList(0, Math.min(all.size(), MAX_AUTHORS));
        truncated = all.size() > MAX_AUTHORS;
        givenNames = new GivenNameMatch(words, matchedWords);
        for (int i = 0; i < authors.size(); i++) {
            if (isNamed(authors.get(i))) {
                matched++;
                firstMatched |= i == 0;
            }
        }
    }

    /** Whether the candidate has more authors than are looked for, and these are named: the others are no strangers. */
    boolean isTruncated() {
        return truncated && matched >= MAX_AUTHORS * MIN_SHARE_OF_LONG_LIST;
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
    public BitSet matchedWords() {
        return matchedWords;
    }

    /** How much of the letters of the authors' names the names in the reference have, whatever the words they come in. */
    double similarity() {
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
        return BigramSimilarity.dice(said.toString(), wanted.toString());
    }

    /** Whether most of the family names go with initials of other people. */
    boolean hasOtherInitials() {
        return givenNames.areOtherPeople();
    }

    private boolean isNamed(PersonName author) {
        FamilyNameMatch family = new FamilyNameMatch(words, matchedWords, author);
        for (int j = 0; j < words.size(); j++) {
            int length = family.lengthAt(j);
            if (length > 0) {
                matchedWords.set(j, j + length);
                givenNames.match(j, j + length, family.given());
                return true;
            }
        }
        return false;
    }
}
