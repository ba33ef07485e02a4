package preflight.reference.decide;

import static preflight.reference.compare.ComparisonLevel.ABSENT;
import static preflight.reference.compare.ComparisonLevel.AGREES;
import static preflight.reference.compare.ComparisonLevel.CLOSE;

import preflight.reference.compare.AuthorEvidence;
import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.ComparisonLevel;
import preflight.reference.compare.TitleEvidence.Grade;

/**
 * Scores the fields that corroborate a title: authors, year, container, volume and page. A title is taken for a work's only
 * when the score reaches what the title needs. Weights and limits were chosen on the development set of references.
 */
final class CorroborationScore {
    /** Authors and year, or fields of the same weight. */
    private static final double MIN_SCORE = 3;
    /** One-word titles: many works have the same one. */
    private static final double MIN_SCORE_ONE_WORD = 4;
    /** Short titles without authors: "Front cover" needs container and page, since a year has many. */
    private static final double MIN_SCORE_SHORT_ANONYMOUS = 2;
    /** Works without authors whose container and page agree: an entry of a dictionary, the index of a book. */
    private static final double MIN_SCORE_ANONYMOUS_PAGE = 2;
    /** Works without authors: one of year and container. */
    private static final double MIN_SCORE_ANONYMOUS = 1;
    /** References with a distinctive title and authors and nothing else. */
    private static final double MIN_SCORE_BARE = 2;

    private CorroborationScore() {}

    /** The score that a candidate needs, given its title and the fields it has. */
    static double required(CandidateEvidence e) {
        boolean anonymous = e.work().authors().isEmpty() && e.authors().unknownNames() == 0;
        // A reference that has only a title, as one to a table or a thesis, leaves nothing else to compare.
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

    /** The score of the fields other than the title. Fields that conflict lower it. */
    static double score(CandidateEvidence e) {
        AuthorEvidence authors = e.authors();
        boolean several = authors.level() == AGREES
                && authors.matched() >= MatchRules.MIN_SEVERAL_AUTHORS
                && authors.unknownNames() == 0;
        return weight(authors.level(), several ? 3 : 2)
                + weight(e.year(), 1)
                + weight(e.container().level(), 1)
                + weight(e.locator().volume(), 1)
                + weight(e.locator().page(), 1);
    }

    private static double weight(ComparisonLevel level, double full) {
        return switch (level) {
            case AGREES -> full;
            case CLOSE -> full / 2;
            case ABSENT -> 0;
            case CONFLICTS -> -full / 2;
        };
    }
}
