package preflight.reference;

import static preflight.reference.Agreement.ABSENT;
import static preflight.reference.Agreement.AGREES;
import static preflight.reference.Agreement.CLOSE;

import preflight.reference.TitleEvidence.Grade;

/** What has to agree beside a title before the title is this work's: authors and year, or what weighs as much. */
final class BesideTitle {
    /** Points beside the title that make it this work's: authors and year, or what weighs as much. */
    private static final double ENOUGH = 3;
    /** A title of one word is the title of many works. */
    private static final double ENOUGH_FOR_A_WORD = 4;
    /** "Front cover" of a journal and a year is not one work; with the page it is. */
    private static final double ENOUGH_FOR_SHORT_UNSIGNED = 2;
    /** An entry of a dictionary, an index of a book: its page there. */
    private static final double ENOUGH_IN_PLACE = 2;
    /** Where neither side names an author, year and journal have to do. */
    private static final double ENOUGH_WITHOUT_AUTHORS = 1;
    /** A title of some length and its author, where the reference says no more. */
    private static final double ENOUGH_WHERE_BARE = 2;

    private BesideTitle() {}

    /** How many points a work needs, given its title and what there is to say of it. */
    static double enough(Evidence e) {
        boolean anonymous = e.work().authors().isEmpty() && e.authors().strangers() == 0;
        // Who gives but a title, as for a table or a thesis, cannot be contradicted in more.
        boolean bare = e.reference().year() == null && e.container().agreement() == ABSENT;
        if (anonymous
                && e.year() != CLOSE
                && e.container().agreement() == AGREES
                && e.coordinates().page() == AGREES) {
            return ENOUGH_IN_PLACE;
        }
        boolean all = e.title().grade() == Grade.EXACT && WholeRecord.isSaid(e);
        if (anonymous && all && e.container().agreement() == AGREES) {
            return ENOUGH_WITHOUT_AUTHORS;
        }
        if (e.title().content() <= 1) {
            return anonymous ? ENOUGH : ENOUGH_FOR_A_WORD;
        }
        if (anonymous) {
            boolean unmistakable =
                    e.title().content() >= Rules.UNMISTAKABLE && e.title().grade() == Grade.EXACT && bare;
            return unmistakable ? 0 : e.title().distinctive() ? ENOUGH_WITHOUT_AUTHORS : ENOUGH_FOR_SHORT_UNSIGNED;
        }
        if (e.title().distinctive()) {
            return bare ? ENOUGH_WHERE_BARE : ENOUGH;
        }
        boolean placed = e.container().agreement() == AGREES || e.coordinates().page() == AGREES || all;
        return placed ? ENOUGH : ENOUGH_FOR_A_WORD;
    }

    static double points(Evidence e) {
        return points(e.authors(), e.year(), e.container(), e.coordinates());
    }

    /** What speaks for a candidate beside its title. */
    static double points(
            AuthorEvidence authors, Agreement year, ContainerEvidence container, CoordinateEvidence coordinates) {
        boolean several =
                authors.agreement() == AGREES && authors.matched() >= Rules.SEVERAL && authors.strangers() == 0;
        return weight(authors.agreement(), several ? 3 : 2)
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
}
