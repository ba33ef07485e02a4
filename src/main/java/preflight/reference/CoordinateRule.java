package preflight.reference;

import static preflight.reference.Agreement.ABSENT;
import static preflight.reference.Agreement.AGREES;
import static preflight.reference.Agreement.CLOSE;
import static preflight.reference.Agreement.CONFLICTS;

import preflight.reference.Assessment.Conclusion;
import preflight.reference.ReferenceVerdict.Basis;

/** A reference without title: journal, volume, first page, year and authors are what it goes by. */
final class CoordinateRule {
    /** So many fields that agree are worth showing. */
    private static final int ENOUGH_TO_SHOW = 3;

    private static final int ENOUGH_WHERE_NOTHING_ELSE = 2;

    private CoordinateRule() {}

    static Conclusion conclude(Evidence e) {
        boolean author = isFirstAuthor(e);
        boolean container = e.container().agreement() == AGREES;
        boolean year = isYear(e);
        CoordinateEvidence place = e.coordinates();
        if (container && year && place.page() == AGREES && place.volume() != CONFLICTS) {
            // Where all else agrees, a list that scanning spoilt in part is still its authors'.
            boolean spoilt = e.authors().agreement() == CLOSE;
            boolean volume = place.volume() == AGREES || e.work().volume() == null;
            if (author || (spoilt && volume)) {
                return Rules.verified(Basis.IDENTIFIER, "journal, volume, page, year and first author");
            }
            boolean oneVolume = e.work().volume() == null && e.work().type().equals("chapter");
            if (Rules.isAnonymous(e) && (place.volume() == AGREES || oneVolume)) {
                return Rules.verified(Basis.IDENTIFIER, "container, page and year; nobody signed it");
            }
        }
        if (container && author && namesAll(e) && WholeRecord.isSaid(e)) {
            return Rules.verified(Basis.IDENTIFIER, "all that is known of a work without pages");
        }
        return isWorthShowing(e, author, year)
                ? Rules.uncertain(Basis.TITLE_PARTIAL, "some coordinates agree")
                : Rules.rejected("too few coordinates");
    }

    /** A title that is another's, or was spoilt, in the very place of this work. */
    static Conclusion ofAnotherTitle(Evidence e) {
        boolean placed = e.coordinates().pinpoint() && e.year() == AGREES;
        boolean container = e.container().agreement() == AGREES;
        boolean whose = isFirstAuthor(e) || container;
        // A book's whole title, of which the index has the first half, is no other title.
        boolean longer = isFirstAuthor(e)
                && container
                && e.year() == AGREES
                && e.unexplained() < e.container().explained().cardinality();
        return (placed && whose) || longer
                ? Rules.uncertain(Basis.TITLE_PARTIAL, "another title in this place")
                : Rules.rejected("another title");
    }

    private static boolean isFirstAuthor(Evidence e) {
        return e.authors().agreement() == AGREES && e.authors().firstMatched();
    }

    private static boolean isYear(Evidence e) {
        boolean undated = e.year() == ABSENT && e.reference().year() == null;
        return e.year() == AGREES || (undated && (e.work().year() == null || namesAll(e)));
    }

    /** So much agrees, or all that a short reference says: the user may know whether this work is meant. */
    private static boolean isWorthShowing(Evidence e, boolean author, boolean year) {
        CoordinateEvidence place = e.coordinates();
        boolean container = e.container().agreement() == AGREES;
        boolean elsewhere = e.authors().agreement() == CONFLICTS && place.volume() == CONFLICTS;
        int agreeing = (author || e.authors().alike() ? 1 : 0)
                + (container ? 1 : 0)
                + (place.page() == AGREES ? 1 : 0)
                + (place.volume() == AGREES ? 1 : 0)
                + (year ? 1 : 0);
        boolean nothingAgainst = e.year() != CONFLICTS
                && e.authors().strangers() == 0
                && e.container().agreement() != CONFLICTS
                && place.volume() != CONFLICTS
                && place.page() != CONFLICTS
                && e.unexplained() == 0;
        return (agreeing >= ENOUGH_TO_SHOW && (author || e.authors().alike() || place.page() == AGREES) && !elsewhere)
                || (agreeing >= ENOUGH_WHERE_NOTHING_ELSE && nothingAgainst);
    }

    private static boolean namesAll(Evidence e) {
        return e.authors().matched() == e.work().authors().size() && e.authors().strangers() == 0;
    }
}
