package preflight.reference;

import static preflight.reference.Agreement.ABSENT;
import static preflight.reference.Agreement.AGREES;
import static preflight.reference.Agreement.CLOSE;
import static preflight.reference.Agreement.CONFLICTS;

import preflight.reference.Assessment.Conclusion;
import preflight.reference.ReferenceVerdict.Basis;

/** A reference without title: journal, volume, first page, year and authors are what it goes by. */
final class CoordinateRule {
    private CoordinateRule() {}

    static Conclusion conclude(Evidence e) {
        boolean author = e.authors().agreement() == AGREES && e.authors().firstMatched();
        boolean container = e.container().agreement() == AGREES;
        boolean undated = e.year() == ABSENT && e.reference().year() == null;
        boolean year = e.year() == AGREES || (undated && (e.work().year() == null || namesAll(e)));
        CoordinateEvidence place = e.coordinates();
        if (container && year && place.page() == AGREES && place.volume() != CONFLICTS) {
            // Where all else agrees, a list that scanning spoilt in part is still its authors'.
            boolean spoilt = e.authors().agreement() == CLOSE && e.authors().firstMatched();
            if (author || (spoilt && place.volume() == AGREES)) {
                return Rules.verified(Basis.IDENTIFIER, "journal, volume, page, year and first author");
            }
            boolean oneVolume = e.work().volume() == null && e.work().type().equals("chapter");
            if (Rules.isAnonymous(e) && (place.volume() == AGREES || oneVolume)) {
                return Rules.verified(Basis.IDENTIFIER, "container, page and year; nobody signed it");
            }
        }
        if (container
                && e.year() == AGREES
                && author
                && givesNoPage(e)
                && place.volume() != CONFLICTS
                && namesAllOfSeveral(e)) {
            return Rules.verified(Basis.IDENTIFIER, "journal, year and all of several authors");
        }
        int agreeing = (author ? 1 : 0)
                + (container ? 1 : 0)
                + (place.page() == AGREES ? 1 : 0)
                + (place.volume() == AGREES ? 1 : 0)
                + (year ? 1 : 0);
        return agreeing >= 3 && (author || place.page() == AGREES)
                ? Rules.uncertain(Basis.TITLE_PARTIAL, "some coordinates agree")
                : Rules.rejected("too few coordinates");
    }

    private static boolean givesNoPage(Evidence e) {
        return e.coordinates().page() == ABSENT && e.reference().page() == null;
    }

    private static boolean namesAllOfSeveral(Evidence e) {
        return e.work().authors().size() >= Rules.SEVERAL && namesAll(e);
    }

    private static boolean namesAll(Evidence e) {
        return e.authors().matched() == e.work().authors().size() && e.authors().strangers() == 0;
    }
}
