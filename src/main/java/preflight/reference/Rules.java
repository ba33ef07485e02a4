package preflight.reference;

import static preflight.reference.Agreement.ABSENT;
import static preflight.reference.Agreement.AGREES;
import static preflight.reference.Agreement.CLOSE;
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
    /** So many words stand for themselves. */
    static final int UNMISTAKABLE = 6;

    /** So many authors that agree weigh more than one whose namesakes there are. */
    static final int SEVERAL = 2;

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
            case NONE ->
                evidence.titled() ? CoordinateRule.ofAnotherTitle(evidence) : CoordinateRule.conclude(evidence);
        };
    }

    private static Conclusion byIdentifier(Evidence e) {
        boolean elsewhere = appearedElsewhere(e);
        boolean contradicted = hasOtherAuthors(e) || e.year() == CONFLICTS || elsewhere;
        if (e.title().grade() == Grade.EXACT || e.title().grade() == Grade.STRONG) {
            return contradicted
                    ? uncertain(Basis.IDENTIFIER, "its title, but other authors, another year or another journal")
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
        if (e.identifier() == CONFLICTS) {
            return uncertain(basis, "the reference gives an identifier this work does not have");
        }
        if (e.title().support() == Support.EVERYTHING && !hasEveryCoordinate(e)) {
            return byPartOfTitle(e);
        }
        if (hasOtherAuthors(e)) {
            return uncertain(basis, "other authors");
        }
        if (e.year() == CONFLICTS) {
            return uncertain(basis, "another year");
        }
        if (!isSupported(e)) {
            return uncertain(Basis.TITLE_PARTIAL, "words of the title differ");
        }
        if (appearedElsewhere(e)) {
            return uncertain(basis, "it appeared elsewhere");
        }
        if (BesideTitle.points(e) < BesideTitle.enough(e) || (!e.title().distinctive() && isElsewhereInIt(e))) {
            return uncertain(basis, "too little beside the title");
        }
        if (BookPart.isCited(e)) {
            return uncertain(Basis.TITLE_PARTIAL, "a part of this book");
        }
        return verified(basis, "title, authors and year");
    }

    /** Other names, or a list that differs in part or leaves authors out, where the place does not settle it. */
    private static boolean hasOtherAuthors(Evidence e) {
        boolean inPart = e.authors().agreement() == CLOSE || e.authors().stopsShort();
        boolean placed = e.coordinates().pinpoint()
                || (e.container().agreement() == AGREES
                        && e.authors().firstMatched()
                        && e.authors().strangers() == 0
                        && (e.coordinates().volume() == AGREES
                                || e.coordinates().page() == AGREES));
        return e.authors().agreement() == CONFLICTS || (inPart && !placed && !namesFirstAlone(e));
    }

    /** Who names but the first author abridges; who leaves out others says that they are none. */
    private static boolean namesFirstAlone(Evidence e) {
        boolean unmistakable = e.title().content() >= UNMISTAKABLE && WholeRecord.isSaid(e);
        return e.authors().stopsShort()
                && e.authors().matched() == 1
                && e.authors().firstMatched()
                && e.title().grade() == Grade.EXACT
                && e.title().distinctive()
                && WholeRecord.isYearSaid(e)
                && (e.container().agreement() == AGREES || unmistakable);
    }

    /** Another volume or page: every issue has an "Editorial". */
    private static boolean isElsewhereInIt(Evidence e) {
        return e.coordinates().volume() == CONFLICTS || e.coordinates().page() == CONFLICTS;
    }

    private static boolean appearedElsewhere(Evidence e) {
        return e.container().agreement() == CONFLICTS
                && e.coordinates().volume() != AGREES
                && e.coordinates().page() != AGREES;
    }

    private static boolean isSupported(Evidence e) {
        return switch (e.title().support()) {
            case USUAL -> true;
            case MORE -> isSupportedMore(e) || standsWithoutTitle(e);
            case WITHOUT_TITLE -> e.coordinates().pinpoint() || standsWithoutTitle(e);
            case COORDINATES -> e.coordinates().pinpoint();
            case EVERYTHING -> hasEveryCoordinate(e);
        };
    }

    private static boolean isSupportedMore(Evidence e) {
        boolean container = e.container().agreement() == AGREES;
        boolean whole = WholeRecord.isSaid(e);
        boolean distinctive = e.title().distinctive() && whole;
        boolean reordered = e.title().differences().misprints() == 0 && whole && e.year() == AGREES;
        return switch (e.authors().agreement()) {
            case AGREES -> container || e.coordinates().pinpoint() || distinctive;
            case ABSENT ->
                e.coordinates().pinpoint()
                        || (isAnonymous(e) && container && e.coordinates().volume() == AGREES)
                        || (isAnonymous(e)
                                && distinctive
                                && (container || e.title().content() >= UNMISTAKABLE))
                        || (isAnonymous(e) && reordered && container)
                        || (e.title().distinctive() && container && e.year() == AGREES);
            default -> e.coordinates().pinpoint();
        };
    }

    /** A title all of whose words are there, garbled or in another order, where none would be needed. */
    private static boolean standsWithoutTitle(Evidence e) {
        return e.title().overlap() == 1 && CoordinateRule.conclude(e).status() == Status.VERIFIED;
    }

    private static boolean hasEveryCoordinate(Evidence e) {
        return e.container().agreement() == AGREES
                && e.year() == AGREES
                && e.coordinates().pinpoint()
                && e.authors().agreement() == AGREES
                && e.authors().firstMatched();
    }

    private static Conclusion byPartOfTitle(Evidence e) {
        boolean likely = e.title().overlap() >= LEAST_LIKELY
                && (e.authors().agreement().supports() || e.coordinates().pinpoint());
        return likely || e.title().overlap() >= LEAST_UNCERTAIN
                ? uncertain(Basis.TITLE_PARTIAL, "the title matches in part")
                : rejected("too little of the title");
    }

    /** Nobody signed it, here or there. */
    static boolean isAnonymous(Evidence e) {
        return e.work().authors().isEmpty() && e.authors().strangers() == 0 && e.namesNobody();
    }

    static Conclusion verified(Basis basis, String reason) {
        return new Conclusion(Status.VERIFIED, basis, reason);
    }

    static Conclusion uncertain(Basis basis, String reason) {
        return new Conclusion(Status.UNCERTAIN, basis, reason);
    }

    static Conclusion rejected(String reason) {
        return new Conclusion(Status.OFF_INDEX, Basis.PARSED, reason);
    }
}
