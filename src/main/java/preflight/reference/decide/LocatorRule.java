package preflight.reference.decide;

import static preflight.reference.compare.ComparisonLevel.ABSENT;
import static preflight.reference.compare.ComparisonLevel.AGREES;
import static preflight.reference.compare.ComparisonLevel.CLOSE;
import static preflight.reference.compare.ComparisonLevel.CONFLICTS;

import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.LocatorEvidence;
import preflight.reference.decide.CandidateMatch.Conclusion;
import preflight.reference.decide.ReferenceVerdict.Basis;

/** A reference without title: journal, volume, first page, year and authors are what it goes by. */
final class LocatorRule {
    /** So many fields that agree are worth showing. */
    private static final int MIN_FIELDS = 3;

    private static final int MIN_FIELDS_UNCONTRADICTED = 2;

    private LocatorRule() {}

    static Conclusion conclude(CandidateEvidence e) {
        boolean author = isFirstAuthor(e);
        boolean container = e.container().level() == AGREES;
        boolean year = isYear(e);
        LocatorEvidence place = e.locator();
        if (container && year && place.page() == AGREES && place.volume() != CONFLICTS) {
            // Where all else agrees, a list that scanning spoilt in part is still its authors'.
            boolean spoilt = e.authors().level() == CLOSE;
            boolean volume = place.volume() == AGREES || e.work().volume() == null;
            if (author || (spoilt && volume)) {
                return MatchRules.verified(Basis.IDENTIFIER, "journal, volume, page, year and first author");
            }
            boolean oneVolume = e.work().volume() == null && e.work().type().equals("chapter");
            if (MatchRules.isAnonymous(e) && (place.volume() == AGREES || oneVolume)) {
                return MatchRules.verified(Basis.IDENTIFIER, "container, page and year; nobody signed it");
            }
        }
        if (container && author && namesAll(e) && RecordCoverage.isComplete(e)) {
            return MatchRules.verified(Basis.IDENTIFIER, "all that is known of a work without pages");
        }
        return isWorthShowing(e, author, year)
                ? MatchRules.uncertain(Basis.TITLE_PARTIAL, "some coordinates agree")
                : MatchRules.rejected("too few coordinates");
    }

    /** A title that is another's, or was spoilt, in the very place of this work. */
    static Conclusion concludeOtherTitle(CandidateEvidence e) {
        boolean placed = e.locator().identifiesArticle() && e.year() == AGREES;
        boolean container = e.container().level() == AGREES;
        boolean whose = isFirstAuthor(e) || container;
        // A book's whole title, of which the index has the first half, is no other title.
        boolean longer = isFirstAuthor(e)
                && container
                && e.year() == AGREES
                && e.unmatchedWords() < e.container().matchedWords().cardinality();
        return (placed && whose) || longer
                ? MatchRules.uncertain(Basis.TITLE_PARTIAL, "another title in this place")
                : MatchRules.rejected("another title");
    }

    private static boolean isFirstAuthor(CandidateEvidence e) {
        return e.authors().level() == AGREES && e.authors().firstMatched();
    }

    private static boolean isYear(CandidateEvidence e) {
        boolean undated = e.year() == ABSENT && e.reference().year() == null;
        return e.year() == AGREES || (undated && (e.work().year() == null || namesAll(e)));
    }

    /** So much agrees, or all that a short reference says: the user may know whether this work is meant. */
    private static boolean isWorthShowing(CandidateEvidence e, boolean author, boolean year) {
        LocatorEvidence place = e.locator();
        boolean container = e.container().level() == AGREES;
        boolean elsewhere = e.authors().level() == CONFLICTS && place.volume() == CONFLICTS;
        int agreeing = (author || e.authors().nearlySame() ? 1 : 0)
                + (container ? 1 : 0)
                + (place.page() == AGREES ? 1 : 0)
                + (place.volume() == AGREES ? 1 : 0)
                + (year ? 1 : 0);
        boolean nothingAgainst = e.year() != CONFLICTS
                && e.authors().unknownNames() == 0
                && e.container().level() != CONFLICTS
                && place.volume() != CONFLICTS
                && place.page() != CONFLICTS
                && e.unmatchedWords() == 0;
        return (agreeing >= MIN_FIELDS && (author || e.authors().nearlySame() || place.page() == AGREES) && !elsewhere)
                || (agreeing >= MIN_FIELDS_UNCONTRADICTED && nothingAgainst);
    }

    private static boolean namesAll(CandidateEvidence e) {
        return e.authors().matched() == e.work().authors().size() && e.authors().unknownNames() == 0;
    }
}
