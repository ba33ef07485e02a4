package preflight.reference;

import java.util.List;
import java.util.function.IntPredicate;
import preflight.reference.parsing.Label;

/**
 * Whether the names in the reference are the candidate's authors: all of them, not only the first.
 *
 * @param matched authors of the candidate that the reference names
 * @param strangers names in the reference's author list that are nobody's among the candidate's authors
 * @param firstMatched whether the candidate's first author is named
 * @param stopsShort whether the reference leaves authors out without saying "et al."
 * @param alike whether the names differ in some letters only, as scanning leaves them
 */
record AuthorEvidence(
        Agreement agreement, int matched, int strangers, boolean firstMatched, boolean stopsShort, boolean alike) {
    private static final double LEAST_SHARE = 0.8;
    private static final double LEAST_CLOSE = 0.3;
    private static final int LEAST_NAME = 3;
    /** Who names so many authors leaves out the rest for want of room. */
    private static final int LONG_LIST = 10;
    /** Names that scanning spoilt; other people's share far fewer pairs of letters. */
    private static final double LEAST_ALIKE = 0.6;
    /** So alike are lists whose names are the same but for single letters and spaces. */
    private static final double LEAST_SAME = 0.75;

    /**
     * Weighs the authors found against the names that are nobody's.
     *
     * @param elsewhere whether a word belongs to the candidate's title or container, whatever the tagger took it for
     */
    static AuthorEvidence of(
            ParsedReference reference, AuthorMatching found, TitleEvidence title, IntPredicate elsewhere) {
        // Of what nobody wrote the names are the editors', whom an index does not tell.
        boolean edited = found.authors() == 0
                && reference.words().stream().anyMatch(word -> BibliographicWords.isEditor(word.text()));
        int strangers = edited || found.isLongList() ? 0 : strangers(reference.words(), found, elsewhere);
        boolean stopsShort = found.matched() > 0
                && found.matched() < found.authors()
                && found.matched() < LONG_LIST
                && strangers == 0
                && !reference.othersNamed();
        boolean unknown = found.matched() == 0 && strangers == 0;
        if (found.authors() > 0 && unknown && title.grade() != TitleEvidence.Grade.NONE) {
            // Whatever stands before the title is a name, and none of the candidate's authors.
            strangers = hasWords(reference.words().subList(0, title.start())) ? 1 : 0;
        }
        Agreement agreement = agreement(found, strangers);
        boolean differ = agreement == Agreement.CONFLICTS || agreement == Agreement.CLOSE;
        double likeness = differ ? found.likeness() : 0;
        if (agreement == Agreement.CONFLICTS && likeness >= LEAST_ALIKE) {
            agreement = Agreement.CLOSE;
        }
        return new AuthorEvidence(
                agreement, found.matched(), strangers, found.firstMatched(), stopsShort, likeness >= LEAST_SAME);
    }

    private static Agreement agreement(AuthorMatching found, int strangers) {
        int matched = found.matched();
        if (found.authors() == 0 || (matched == 0 && strangers == 0)) {
            return Agreement.ABSENT;
        }
        if (matched == 0) {
            return Agreement.CONFLICTS;
        }
        double share = (double) matched / (matched + strangers);
        boolean first = found.firstMatched();
        if (share >= LEAST_SHARE && (first || share == 1) && !found.areNamesakes()) {
            return Agreement.AGREES;
        }
        boolean listIncomplete = found.authors() == 1 && first && !found.areNamesakes();
        return listIncomplete || (share >= LEAST_CLOSE && first) ? Agreement.CLOSE : Agreement.CONFLICTS;
    }

    private static boolean hasWords(List<ReferenceWord> words) {
        return words.stream()
                .anyMatch(word -> !word.isNumeric()
                        && word.label() != Label.NUMBER
                        && word.label() != Label.ISSUED
                        && !BibliographicWords.isNobody(word.text()));
    }

    private static int strangers(List<ReferenceWord> words, AuthorMatching found, IntPredicate elsewhere) {
        int strangers = 0;
        boolean previousWasStranger = false;
        for (int j = 0; j < words.size(); j++) {
            ReferenceWord word = words.get(j);
            boolean stranger = word.label() == Label.AUTHOR
                    && word.text().length() >= LEAST_NAME
                    && !word.isNumeric()
                    && !found.explained().get(j)
                    && !word.isFunctionWord()
                    && !BibliographicWords.isNobody(word.text())
                    && !elsewhere.test(j);
            // "Juan Pablo Garcia" is one stranger, not three.
            strangers += stranger && !(previousWasStranger && word.gap().isBlank()) ? 1 : 0;
            previousWasStranger = stranger;
        }
        return strangers;
    }
}
