package preflight.reference.compare;

import java.util.List;
import preflight.reference.compare.word.BibliographicWords;
import preflight.reference.parse.ParsedReference;
import preflight.reference.parse.ReferenceWord;
import preflight.reference.tagger.Label;

/**
 * Whether the names in the reference are the candidate's authors: all of them, not only the first.
 *
 * @param matched how many authors of the candidate the reference names
 * @param unknownNames how many names in the reference's author list are not names of the candidate's authors
 * @param firstMatched whether the candidate's first author is named
 * @param omitsAuthors whether the reference leaves authors out without saying "et al."
 * @param nearlySame whether the names differ in a few letters only, as in scanned text
 * @param anyNamed whether the reference names any author at all
 */
public record AuthorEvidence(
        ComparisonLevel level,
        int matched,
        int unknownNames,
        boolean firstMatched,
        boolean omitsAuthors,
        boolean nearlySame,
        boolean anyNamed) {
    // Thresholds chosen on the development set of references.
    /** Share of the names in the reference that must be the candidate's authors for the lists to agree. */
    private static final double MIN_SHARE = 0.8;
    /** The same for lists that are close. */
    private static final double MIN_CLOSE_SHARE = 0.3;

    private static final int MIN_NAME_LENGTH = 3;
    /** A reference that names so many authors may leave out the others to save space. */
    private static final int LONG_LIST = 10;
    /** Similarity of two lists of names of which one was garbled by scanning; lists of other people are far less similar. */
    private static final double MIN_SIMILARITY = 0.6;
    /** Similarity of two lists of the same names that differ in single letters and spaces. */
    private static final double MIN_NEARLY_SAME = 0.75;

    /** Compares the author list of a reference with the candidate's authors that were found in it. */
    static AuthorEvidence of(ParsedReference reference, WordAttribution attribution) {
        AuthorMatching found = attribution.authors();
        int unknownNames = unknownNames(reference, attribution);
        boolean omitsAuthors = found.matched() > 0
                && found.matched() < found.authors()
                && found.matched() < LONG_LIST
                && unknownNames == 0
                && !reference.hasEtAl();
        boolean noName = found.matched() == 0 && unknownNames == 0;
        TitleEvidence title = attribution.title();
        if (found.authors() > 0 && noName && title.grade() != TitleEvidence.Grade.NONE) {
            // Any word before the title is a name, and not one of the candidate's authors.
            unknownNames = hasWords(reference.words().subList(0, title.start())) ? 1 : 0;
        }
        ComparisonLevel level = level(found, unknownNames);
        boolean differ = level == ComparisonLevel.CONFLICTS || level == ComparisonLevel.CLOSE;
        double similarity = differ ? found.similarity() : 0;
        if (level == ComparisonLevel.CONFLICTS && similarity >= MIN_SIMILARITY) {
            level = ComparisonLevel.CLOSE;
        }
        return new AuthorEvidence(
                level,
                found.matched(),
                unknownNames,
                found.firstMatched(),
                omitsAuthors,
                similarity >= MIN_NEARLY_SAME,
                anyNamed(reference.words(), attribution));
    }

    private static ComparisonLevel level(AuthorMatching found, int unknownNames) {
        int matched = found.matched();
        if (found.authors() == 0 || (matched == 0 && unknownNames == 0)) {
            return ComparisonLevel.ABSENT;
        }
        if (matched == 0) {
            return ComparisonLevel.CONFLICTS;
        }
        double share = (double) matched / (matched + unknownNames);
        boolean first = found.firstMatched();
        if (share >= MIN_SHARE && (first || share == 1) && !found.hasOtherInitials()) {
            return ComparisonLevel.AGREES;
        }
        boolean recordIncomplete = found.authors() == 1 && first && !found.hasOtherInitials();
        return recordIncomplete || (share >= MIN_CLOSE_SHARE && first)
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

    private static int unknownNames(ParsedReference reference, WordAttribution attribution) {
        List<ReferenceWord> words = reference.words();
        // The names in a reference to a work without authors are its editors', which an index does not have.
        boolean edited = attribution.authors().authors() == 0
                && words.stream().anyMatch(word -> BibliographicWords.isEditorMarker(word.text()));
        if (edited || attribution.authors().isTruncated()) {
            return 0;
        }
        int count = 0;
        boolean previousUnknown = false;
        for (int j = 0; j < words.size(); j++) {
            ReferenceWord word = words.get(j);
            boolean unknown = isName(word)
                    && word.text().length() >= MIN_NAME_LENGTH
                    && !word.isFunctionWord()
                    && !attribution.isAttributed(j);
            // "Juan Pablo Garcia" is one name, not three.
            count += unknown && !(previousUnknown && word.gap().isBlank()) ? 1 : 0;
            previousUnknown = unknown;
        }
        return count;
    }

    private static boolean anyNamed(List<ReferenceWord> words, WordAttribution attribution) {
        for (int j = 0; j < words.size(); j++) {
            if (isName(words.get(j)) && !attribution.isTitleOrContainer(j)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isName(ReferenceWord word) {
        return word.label() == Label.AUTHOR
                && !word.isNumeric()
                && !BibliographicWords.isAuthorPlaceholder(word.text());
    }
}
