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
    /** Only so many authors of a work are looked for, which bounds the time it takes. */
    public static final int MAX_AUTHORS = 60;

    private static final double MIN_SHARE_OF_LONG_LIST = 0.8;

    private final List<ReferenceWord> words;
    private final List<PersonName> authors;
    private final BitSet matchedWords = new BitSet();
    private final GivenNameMatch givenNames;
    private final boolean truncated;
    private int matched;
    private boolean firstMatched;

    AuthorMatching(ParsedReference reference, List<PersonName> all) {
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

    /** Whether the candidate has more authors than are compared and most of these are named: other names are theirs. */
    boolean isTruncated() {
        return truncated && matched >= MAX_AUTHORS * MIN_SHARE_OF_LONG_LIST;
    }

    /** How many of the candidate's authors are compared; at most {@link #MAX_AUTHORS}. */
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
    BitSet matchedWords() {
        return matchedWords;
    }

    /** Similarity of the letters of all names in the reference with those of the authors, however they are split into words. */
    double similarity() {
        StringBuilder given = new StringBuilder();
        for (ReferenceWord word : words) {
            if (word.label() == Label.AUTHOR || word.label() == Label.EDITOR) {
                given.append(word.text());
            }
        }
        StringBuilder expected = new StringBuilder();
        for (PersonName author : authors) {
            NameKey key = NameKey.of(author);
            key.given().forEach(name -> expected.append(name.charAt(0)));
            key.family().forEach(expected::append);
        }
        return BigramSimilarity.dice(given.toString(), expected.toString());
    }

    /** Whether most of the family names stand beside initials of other people. */
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
