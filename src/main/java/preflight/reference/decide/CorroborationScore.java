package preflight.reference.decide;

import static preflight.reference.compare.ComparisonLevel.ABSENT;
import static preflight.reference.compare.ComparisonLevel.AGREES;
import static preflight.reference.compare.ComparisonLevel.CLOSE;

import preflight.reference.compare.AuthorEvidence;
import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.ComparisonLevel;
import preflight.reference.compare.ContainerEvidence;
import preflight.reference.compare.LocatorEvidence;
import preflight.reference.compare.TitleEvidence.Grade;

/** What has to agree beside a title before the title is this work's: authors and year, or what weighs as much. */
final class CorroborationScore {
    /** Points beside the title that make it this work's: authors and year, or what weighs as much. */
    private static final double MIN_SCORE = 3;
    /** A title of one word is the title of many works. */
    private static final double MIN_SCORE_ONE_WORD = 4;
    /** "Front cover" of a journal and a year is not one work; with the page it is. */
    private static final double MIN_SCORE_SHORT_ANONYMOUS = 2;
    /** An entry of a dictionary, an index of a book: its page there. */
    private static final double MIN_SCORE_ANONYMOUS_PAGE = 2;
    /** Where neither side names an author, year and journal have to do. */
    private static final double MIN_SCORE_ANONYMOUS = 1;
    /** A title of some length and its author, where the reference says no more. */
    private static final double MIN_SCORE_BARE = 2;

    private CorroborationScore() {}

    /** How many points a work needs, given its title and what there is to say of it. */
    static double required(CandidateEvidence e) {
        boolean anonymous = e.work().authors().isEmpty() && e.authors().unknownNames() == 0;
        // Who gives but a title, as for a table or a thesis, cannot be contradicted in more.
        boolean bare = e.reference().year() == null && e.container().level() == ABSENT;
        if (anonymous
                && e.year() != CLOSE
                && e.container().level() == AGREES
                && e.locator().page() == AGREES) {
            return MIN_SCORE_ANONYMOUS_PAGE;
        }
        boolean all = e.title().grade() == Grade.EXACT && RecordCoverage.isComplete(e);
        if (anonymous && all && e.container().level() == AGREES) {
            return MIN_SCORE_ANONYMOUS;
        }
        if (e.title().contentWords() <= 1) {
            return anonymous ? MIN_SCORE : MIN_SCORE_ONE_WORD;
        }
        if (anonymous) {
            boolean unmistakable = e.title().contentWords() >= MatchRules.MIN_UNMISTAKABLE_WORDS
                    && e.title().grade() == Grade.EXACT
                    && bare;
            return unmistakable ? 0 : e.title().distinctive() ? MIN_SCORE_ANONYMOUS : MIN_SCORE_SHORT_ANONYMOUS;
        }
        if (e.title().distinctive()) {
            return bare ? MIN_SCORE_BARE : MIN_SCORE;
        }
        boolean placed = e.container().level() == AGREES || e.locator().page() == AGREES || all;
        return placed ? MIN_SCORE : MIN_SCORE_ONE_WORD;
    }

    static double score(CandidateEvidence e) {
        return score(e.authors(), e.year(), e.container(), e.locator());
    }

    /** What speaks for a candidate beside its title. */
    static double score(
            AuthorEvidence authors, ComparisonLevel year, ContainerEvidence container, LocatorEvidence coordinates) {
        boolean several = authors.level() == AGREES
                && authors.matched() >= MatchRules.MIN_SEVERAL_AUTHORS
                && authors.unknownNames() == 0;
        return weight(authors.level(), several ? 3 : 2)
                + weight(year, 1)
                + weight(container.level(), 1)
                + weight(coordinates.volume(), 1)
                + weight(coordinates.page(), 1);
    }

    private static double weight(ComparisonLevel agreement, double full) {
        return switch (agreement) {
            case AGREES -> full;
            case CLOSE -> full / 2;
            case ABSENT -> 0;
            case CONFLICTS -> -full / 2;
        };
    }
}
