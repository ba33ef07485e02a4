package preflight.reference.compare;

import java.util.List;
import java.util.function.IntPredicate;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;

/**
 * Whether the names in the reference are the candidate's authors: all of them, not only the first.
 *
 * @param matched authors of the candidate that the reference names
 * @param strangers names in the reference's author list that are nobody's among the candidate's authors
 * @param firstMatched whether the candidate's first author is named
 * @param stopsShort whether the reference leaves authors out without saying "et al."
 * @param alike whether the names differ in some letters only, as scanning leaves them
 */
public record AuthorEvidence(
        ComparisonLevel level,
        int matched,
        int unknownNames,
        boolean firstMatched,
        boolean omitsAuthors,
        boolean nearlySame) {
    private static final double MIN_SHARE = 0.8;
    private static final double MIN_CLOSE_SHARE = 0.3;
    private static final int MIN_NAME_LENGTH = 3;
    /** Who names so many authors leaves out the rest for want of room. */
    private static final int LONG_LIST = 10;
    /** Names that scanning spoilt; other people's share far fewer pairs of letters. */
    private static final double MIN_SIMILARITY = 0.6;
    /** So alike are lists whose names are the same but for single letters and spaces. */
    private static final double MIN_NEARLY_SAME = 0.75;

    /**
     * Weighs the authors found against the names that are nobody's.
     *
     * @param elsewhere whether a word belongs to the candidate's title or container, whatever the tagger took it for
     */
    public static AuthorEvidence of(
            ParsedReference reference, AuthorMatching found, TitleEvidence title, IntPredicate elsewhere) {
        // Of what nobody wrote the names are the editors', whom an index does not tell.
        boolean edited = found.authors() == 0
                && reference.words().stream().anyMatch(word -> BibliographicWords.isEditorMarker(word.text()));
        int strangers = edited || found.isTruncated() ? 0 : unknownNames(reference.words(), found, elsewhere);
        boolean stopsShort = found.matched() > 0
                && found.matched() < found.authors()
                && found.matched() < LONG_LIST
                && strangers == 0
                && !reference.hasEtAl();
        boolean unknown = found.matched() == 0 && strangers == 0;
        if (found.authors() > 0 && unknown && title.grade() != TitleEvidence.Grade.NONE) {
            // Whatever stands before the title is a name, and none of the candidate's authors.
            strangers = hasWords(reference.words().subList(0, title.start())) ? 1 : 0;
        }
        ComparisonLevel agreement = level(found, strangers);
        boolean differ = agreement == ComparisonLevel.CONFLICTS || agreement == ComparisonLevel.CLOSE;
        double likeness = differ ? found.similarity() : 0;
        if (agreement == ComparisonLevel.CONFLICTS && likeness >= MIN_SIMILARITY) {
            agreement = ComparisonLevel.CLOSE;
        }
        return new AuthorEvidence(
                agreement, found.matched(), strangers, found.firstMatched(), stopsShort, likeness >= MIN_NEARLY_SAME);
    }

    private static ComparisonLevel level(AuthorMatching found, int strangers) {
        int matched = found.matched();
        if (found.authors() == 0 || (matched == 0 && strangers == 0)) {
            return ComparisonLevel.ABSENT;
        }
        if (matched == 0) {
            return ComparisonLevel.CONFLICTS;
        }
        double share = (double) matched / (matched + strangers);
        boolean first = found.firstMatched();
        if (share >= MIN_SHARE && (first || share == 1) && !found.hasOtherInitials()) {
            return ComparisonLevel.AGREES;
        }
        boolean listIncomplete = found.authors() == 1 && first && !found.hasOtherInitials();
        return listIncomplete || (share >= MIN_CLOSE_SHARE && first)
                ? ComparisonLevel.CLOSE
                : ComparisonLevel.CONFLICTS;
    }

    private static boolean hasWords(List<ReferenceWord> words) {
        return words.stream()
                .anyMatch(word -> !word.isNumeric()
                        && word.label() != Label.NUMBER
                        && word.label() != Label.ISSUED
                        && !BibliographicWords.isAuthorPlaceholder(word.text()));
    }

    private static int unknownNames(List<ReferenceWord> words, AuthorMatching found, IntPredicate elsewhere) {
        int strangers = 0;
        boolean previousWasStranger = false;
        for (int j = 0; j < words.size(); j++) {
            ReferenceWord word = words.get(j);
            boolean stranger = word.label() == Label.AUTHOR
                    && word.text().length() >= MIN_NAME_LENGTH
                    && !word.isNumeric()
                    && !found.matchedWords().get(j)
                    && !word.isFunctionWord()
                    && !BibliographicWords.isAuthorPlaceholder(word.text())
                    && !elsewhere.test(j);
            // "Juan Pablo Garcia" is one stranger, not three.
            strangers += stranger && !(previousWasStranger && word.gap().isBlank()) ? 1 : 0;
            previousWasStranger = stranger;
        }
        return strangers;
    }
}
