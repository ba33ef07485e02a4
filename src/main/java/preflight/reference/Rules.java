package preflight.reference;

import static preflight.reference.Agreement.ABSENT;
import static preflight.reference.Agreement.AGREES;
import static preflight.reference.Agreement.CONFLICTS;

import preflight.reference.Assessment.Conclusion;
import preflight.reference.ReferenceVerdict.Basis;
import preflight.reference.ReferenceVerdict.Status;
import preflight.reference.TitleEvidence.Grade;
import preflight.reference.TitleEvidence.Support;

/**
 * From evidence to a conclusion. Verified needs a title (or an identifier, or every coordinate of a title-less reference)
 * and nothing that contradicts it; each rule names itself in its conclusion.
 */
final class Rules {
    /** Points beside the title that make it this work's: authors and year, or what weighs as much. */
    private static final double ENOUGH = 3;
    /** A short title is the title of many works. */
    private static final double ENOUGH_FOR_SHORT_TITLE = 4;
    /** Where neither side names an author, year and journal have to do. */
    private static final double ENOUGH_WITHOUT_AUTHORS = 2;

    /** So many authors hardly publish twice in one volume without the reference saying where. */
    private static final int SEVERAL = 2;

    private static final double LEAST_LIKELY = 0.5;
    private static final double LEAST_UNCERTAIN = 0.75;

    private Rules() {}

    static Conclusion conclude(Evidence evidence) {
        if (evidence.identifier() == AGREES) {
            return byIdentifier(evidence);
        }
        return switch (evidence.title().grade()) {
            case EXACT, STRONG -> byTitle(evidence);
            case PARTIAL -> byPartOfTitle(evidence);
            case NONE -> evidence.titled() ? rejected("another title") : byCoordinates(evidence);
        };
    }

    private static Conclusion byIdentifier(Evidence e) {
        boolean contradicted = e.authors().agreement() == CONFLICTS || e.year() == CONFLICTS;
        if (e.title().grade() == Grade.EXACT || e.title().grade() == Grade.STRONG) {
            return contradicted
                    ? uncertain(Basis.IDENTIFIER, "its title, but other authors or another year")
                    : verified(Basis.IDENTIFIER, "identifier and title");
        }
        if (e.work().title().isEmpty() && e.authors().agreement() == AGREES && !contradicted) {
            return verified(Basis.IDENTIFIER, "identifier and authors; the index has no title");
        }
        if (e.titled()) {
            return uncertain(Basis.IDENTIFIER, "the identifier is that of a work with another title");
        }
        return contradicted || e.coordinates().page() == CONFLICTS
                ? uncertain(Basis.IDENTIFIER, "identifier, but other authors, year or pages")
                : verified(Basis.IDENTIFIER, "identifier; no title to contradict it");
    }

    private static Conclusion byTitle(Evidence e) {
        Basis basis = e.title().grade() == Grade.EXACT ? Basis.TITLE_EXACT : Basis.TITLE_STRONG;
        boolean pinpoint = e.coordinates().pinpoint();
        if (e.identifier() == CONFLICTS) {
            return uncertain(basis, "the reference gives an identifier this work does not have");
        }
        if (e.title().support() == Support.EVERYTHING && !hasEveryCoordinate(e)) {
            return byPartOfTitle(e);
        }
        if (e.authors().agreement() == CONFLICTS) {
            return uncertain(basis, "other authors");
        }
        if (e.year() == CONFLICTS) {
            return uncertain(basis, "another year");
        }
        if (!isSupported(e)) {
            return uncertain(Basis.TITLE_PARTIAL, "words of the title differ");
        }
        if (e.authors().stopsShort() && !pinpoint) {
            return uncertain(basis, "the reference leaves out authors");
        }
        if (e.container().agreement() == CONFLICTS
                && e.coordinates().volume() != AGREES
                && e.coordinates().page() != AGREES) {
            return uncertain(basis, "it appeared elsewhere");
        }
        if (points(e) < enough(e)) {
            return uncertain(basis, "too little beside the title");
        }
        return verified(basis, "title, authors and year");
    }

    private static boolean isSupported(Evidence e) {
        return switch (e.title().support()) {
            case USUAL -> true;
            case MORE ->
                e.coordinates().pinpoint()
                        || (e.authors().agreement() == AGREES && e.container().agreement() == AGREES);
            case COORDINATES -> e.coordinates().pinpoint();
            case EVERYTHING -> hasEveryCoordinate(e);
        };
    }

    private static boolean hasEveryCoordinate(Evidence e) {
        return e.container().agreement() == AGREES
                && e.year() == AGREES
                && e.coordinates().pinpoint()
                && e.authors().agreement() == AGREES
                && e.authors().firstMatched();
    }

    private static double enough(Evidence e) {
        boolean anonymous = e.work().authors().isEmpty() && e.authors().strangers() == 0;
        double enough = anonymous ? ENOUGH_WITHOUT_AUTHORS : ENOUGH;
        return e.title().distinctive() ? enough : Math.max(ENOUGH_FOR_SHORT_TITLE, enough);
    }

    private static Conclusion byPartOfTitle(Evidence e) {
        boolean likely = e.title().overlap() >= LEAST_LIKELY
                && (e.authors().agreement().supports() || e.coordinates().pinpoint());
        return likely || e.title().overlap() >= LEAST_UNCERTAIN
                ? uncertain(Basis.TITLE_PARTIAL, "the title matches in part")
                : rejected("too little of the title");
    }

    private static Conclusion byCoordinates(Evidence e) {
        boolean author = e.authors().agreement() == AGREES && e.authors().firstMatched();
        boolean container = e.container().agreement() == AGREES;
        boolean year = e.year() == AGREES;
        CoordinateEvidence place = e.coordinates();
        if (container && year && place.page() == AGREES && place.volume() != CONFLICTS) {
            if (author) {
                return verified(Basis.IDENTIFIER, "journal, volume, page, year and first author");
            }
            if (isAnonymous(e) && place.volume() == AGREES) {
                return verified(Basis.IDENTIFIER, "journal, volume, page and year; nobody signed it");
            }
        }
        if (container && year && author && givesNoPage(e) && place.volume() != CONFLICTS && namesAllOfSeveral(e)) {
            return verified(Basis.IDENTIFIER, "journal, year and all of several authors");
        }
        int agreeing = (author ? 1 : 0)
                + (container ? 1 : 0)
                + (place.page() == AGREES ? 1 : 0)
                + (place.volume() == AGREES ? 1 : 0)
                + (year ? 1 : 0);
        return agreeing >= 3 && (author || place.page() == AGREES)
                ? uncertain(Basis.TITLE_PARTIAL, "some coordinates agree")
                : rejected("too few coordinates");
    }

    private static boolean isAnonymous(Evidence e) {
        return e.work().authors().isEmpty()
                && e.reference().authors().isEmpty()
                && e.authors().strangers() == 0;
    }

    private static boolean givesNoPage(Evidence e) {
        return e.coordinates().page() == ABSENT && e.reference().page() == null;
    }

    private static boolean namesAllOfSeveral(Evidence e) {
        int all = e.work().authors().size();
        return all >= SEVERAL && e.authors().matched() == all && e.authors().strangers() == 0;
    }

    private static double points(Evidence e) {
        return points(e.authors(), e.year(), e.container(), e.coordinates());
    }

    /** What speaks for a candidate beside its title. */
    static double points(
            AuthorEvidence authors, Agreement year, ContainerEvidence container, CoordinateEvidence coordinates) {
        return weight(authors.agreement(), 2)
                + weight(year, 1)
                + weight(container.agreement(), 1)
                + weight(coordinates.volume(), 1)
                + weight(coordinates.page(), 1);
    }

    private static double weight(Agreement agreement, double full) {
        return switch (agreement) {
            case AGREES -> full;
            case CLOSE -> full / 2;
            case ABSENT -> 0;
            case CONFLICTS -> -full / 2;
        };
    }

    private static Conclusion verified(Basis basis, String reason) {
        return new Conclusion(Status.VERIFIED, basis, reason);
    }

    private static Conclusion uncertain(Basis basis, String reason) {
        return new Conclusion(Status.UNCERTAIN, basis, reason);
    }

    private static Conclusion rejected(String reason) {
        return new Conclusion(Status.OFF_INDEX, Basis.PARSED, reason);
    }
}
