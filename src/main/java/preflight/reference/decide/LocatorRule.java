package preflight.reference.decide;

import static preflight.reference.compare.ComparisonLevel.ABSENT;
import static preflight.reference.compare.ComparisonLevel.AGREES;
import static preflight.reference.compare.ComparisonLevel.CLOSE;
import static preflight.reference.compare.ComparisonLevel.CONFLICTS;

import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.LocatorEvidence;
import preflight.reference.decide.ReferenceVerdict.Basis;

/**
 * Concludes for a reference whose title was not found: container, volume, first page, year and authors decide. The thresholds
 * were chosen on the development set of references.
 */
final class LocatorRule {
    /** A candidate is shown as uncertain when so many of five fields agree. */
    private static final int MIN_FIELDS = 3;

    /** The same when no field contradicts it. */
    private static final int MIN_FIELDS_UNCONTRADICTED = 2;

    private LocatorRule() {}

    /** Concludes for a reference without a title. */
    static MatchConclusion conclude(CandidateEvidence e) {
        boolean author = isFirstAuthor(e);
        boolean container = e.container().level() == AGREES;
        boolean year = isYear(e);
        LocatorEvidence locator = e.locator();
        if (container && year && locator.page() == AGREES && locator.volume() != CONFLICTS) {
            // When everything else agrees, a list of authors that is close was garbled by scanning.
            boolean garbled = e.authors().level() == CLOSE;
            boolean volume = locator.volume() == AGREES || e.work().volume() == null;
            if (author || (garbled && volume)) {
                return MatchConclusion.verified(Basis.IDENTIFIER, "journal, volume, page, year and first author");
            }
            boolean oneVolume = e.work().volume() == null && e.work().type().equals("chapter");
            if (e.isAnonymous() && (locator.volume() == AGREES || oneVolume)) {
                return MatchConclusion.verified(Basis.IDENTIFIER, "container, page and year; no author on either side");
            }
        }
        if (container && author && namesAll(e) && RecordCoverage.isComplete(e)) {
            return MatchConclusion.verified(Basis.IDENTIFIER, "every field of a record without pages");
        }
        return isWorthShowing(e, author, year)
                ? MatchConclusion.uncertain(Basis.TITLE_PARTIAL, "some fields agree")
                : MatchConclusion.rejected("too few fields agree");
    }

    /** Concludes for a reference that has another title, or a garbled one: uncertain when the locator is this work's. */
    static MatchConclusion concludeOtherTitle(CandidateEvidence e) {
        boolean sameLocator = e.locator().identifiesArticle() && e.year() == AGREES;
        boolean container = e.container().level() == AGREES;
        boolean sameAuthorOrContainer = isFirstAuthor(e) || container;
        // The index may have only the first half of a book's title.
        boolean longerTitle = isFirstAuthor(e)
                && container
                && e.year() == AGREES
                && e.unmatchedWords() < e.container().matchedWords().cardinality();
        return (sameLocator && sameAuthorOrContainer) || longerTitle
                ? MatchConclusion.uncertain(Basis.TITLE_PARTIAL, "another title with the same locator")
                : MatchConclusion.rejected("another title");
    }

    private static boolean isFirstAuthor(CandidateEvidence e) {
        return e.authors().level() == AGREES && e.authors().firstMatched();
    }

    private static boolean isYear(CandidateEvidence e) {
        boolean undated = e.year() == ABSENT && e.reference().year() == null;
        return e.year() == AGREES || (undated && (e.work().year() == null || namesAll(e)));
    }

    /** Whether enough fields agree, or all that a short reference has, for the user to decide whether this work is meant. */
    private static boolean isWorthShowing(CandidateEvidence e, boolean author, boolean year) {
        LocatorEvidence locator = e.locator();
        boolean container = e.container().level() == AGREES;
        boolean otherWork = e.authors().level() == CONFLICTS && locator.volume() == CONFLICTS;
        int agreeing = (author || e.authors().nearlySame() ? 1 : 0)
                + (container ? 1 : 0)
                + (locator.page() == AGREES ? 1 : 0)
                + (locator.volume() == AGREES ? 1 : 0)
                + (year ? 1 : 0);
        boolean uncontradicted = e.year() != CONFLICTS
                && e.authors().unknownNames() == 0
                && e.container().level() != CONFLICTS
                && locator.volume() != CONFLICTS
                && locator.page() != CONFLICTS
                && e.unmatchedWords() == 0;
        return (agreeing >= MIN_FIELDS
                        && (author || e.authors().nearlySame() || locator.page() == AGREES)
                        && !otherWork)
                || (agreeing >= MIN_FIELDS_UNCONTRADICTED && uncontradicted);
    }

    private static boolean namesAll(CandidateEvidence e) {
        return e.authors().matched() == e.work().authors().size() && e.authors().unknownNames() == 0;
    }
}
