package preflight.reference.decide;

import static preflight.reference.compare.ComparisonLevel.ABSENT;
import static preflight.reference.compare.ComparisonLevel.AGREES;
import static preflight.reference.compare.ComparisonLevel.CLOSE;
import static preflight.reference.compare.ComparisonLevel.CONFLICTS;

import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.TitleEvidence.Corroboration;
import preflight.reference.compare.TitleEvidence.Grade;
import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;

/**
 * The rules that turn the evidence for one candidate into a conclusion. A verified reference needs the title, or an identifier,
 * or, without a title, the container, locator, year and authors; and nothing may contradict it. Each rule names itself in its
 * conclusion. The thresholds were chosen on the development set of references.
 */
final class MatchRules {
    /** A title of so many content words belongs to one work only. */
    static final int MIN_UNMISTAKABLE_WORDS = 6;

    /** So many authors that agree weigh more than a single one, who may have namesakes. */
    static final int MIN_SEVERAL_AUTHORS = 2;

    private static final double MIN_LIKELY_OVERLAP = 0.5;
    private static final double MIN_UNCERTAIN_OVERLAP = 0.75;

    private MatchRules() {}

    static MatchConclusion conclude(CandidateEvidence evidence) {
        if (evidence.identifier() == AGREES) {
            return byIdentifier(evidence);
        }
        return switch (evidence.title().grade()) {
            case EXACT, STRONG -> byTitle(evidence);
            case PARTIAL -> byPartialTitle(evidence);
            case NONE ->
                evidence.hasTitleWords() ? LocatorRule.concludeOtherTitle(evidence) : LocatorRule.conclude(evidence);
        };
    }

    private static MatchConclusion byIdentifier(CandidateEvidence e) {
        boolean elsewhere = isInOtherContainer(e);
        boolean contradicted = hasOtherAuthors(e) || e.year() == CONFLICTS || elsewhere;
        if (e.title().grade() == Grade.EXACT || e.title().grade() == Grade.STRONG) {
            return contradicted
                    ? MatchConclusion.uncertain(
                            Basis.IDENTIFIER,
                            "identifier and title, but other authors, another year or another container")
                    : MatchConclusion.verified(Basis.IDENTIFIER, "identifier and title");
        }
        if (e.work().title().isEmpty() && e.authors().level() == AGREES && !contradicted) {
            return MatchConclusion.verified(Basis.IDENTIFIER, "identifier and authors; the index has no title");
        }
        if (e.hasTitleWords()) {
            return MatchConclusion.uncertain(Basis.IDENTIFIER, "the identifier is that of a work with another title");
        }
        return contradicted || e.locator().page() == CONFLICTS
                ? MatchConclusion.uncertain(Basis.IDENTIFIER, "identifier, but other authors, year or pages")
                : MatchConclusion.verified(Basis.IDENTIFIER, "identifier; no title to contradict it");
    }

    private static MatchConclusion byTitle(CandidateEvidence e) {
        Basis basis = e.title().grade() == Grade.EXACT ? Basis.TITLE_EXACT : Basis.TITLE_STRONG;
        if (e.identifier() == CONFLICTS) {
            return MatchConclusion.uncertain(basis, "the reference gives an identifier this work does not have");
        }
        if (e.title().corroboration() == Corroboration.ALL_FIELDS && !hasAllFields(e)) {
            return byPartialTitle(e);
        }
        if (hasOtherAuthors(e)) {
            return MatchConclusion.uncertain(basis, "other authors");
        }
        if (e.year() == CONFLICTS) {
            return MatchConclusion.uncertain(basis, "another year");
        }
        if (!isCorroborated(e)) {
            return MatchConclusion.uncertain(
                    Basis.TITLE_PARTIAL, "words of the title differ and too little else agrees");
        }
        if (isInOtherContainer(e)) {
            return MatchConclusion.uncertain(basis, "another container");
        }
        if (CorroborationScore.score(e) < CorroborationScore.required(e)
                || (!e.title().distinctive() && isAtOtherLocator(e))) {
            return MatchConclusion.uncertain(basis, "too little besides the title agrees");
        }
        if (BookPartRule.isPartCited(e)) {
            return MatchConclusion.uncertain(Basis.TITLE_PARTIAL, "a part of this book");
        }
        return MatchConclusion.verified(basis, "title, authors and year");
    }

    /** Whether the authors are others, or the lists differ in part and the locator does not settle it. */
    private static boolean hasOtherAuthors(CandidateEvidence e) {
        boolean partly = e.authors().level() == CLOSE || e.authors().omitsAuthors();
        boolean placed = e.locator().identifiesArticle()
                || (e.container().level() == AGREES
                        && e.authors().firstMatched()
                        && e.authors().unknownNames() == 0
                        && (e.locator().volume() == AGREES || e.locator().page() == AGREES));
        return e.authors().level() == CONFLICTS || (partly && !placed && !namesFirstOnly(e));
    }

    /**
     * Whether a reference that otherwise matches exactly names the first author only. That is an abridged list; a reference that
     * names several authors and omits others means another work.
     */
    private static boolean namesFirstOnly(CandidateEvidence e) {
        boolean unmistakable = e.title().contentWords() >= MIN_UNMISTAKABLE_WORDS && RecordCoverage.isComplete(e);
        return e.authors().omitsAuthors()
                && e.authors().matched() == 1
                && e.authors().firstMatched()
                && e.title().grade() == Grade.EXACT
                && e.title().distinctive()
                && RecordCoverage.coversYear(e)
                && (e.container().level() == AGREES || unmistakable);
    }

    /** Whether volume or page differ: every issue has an "Editorial". */
    private static boolean isAtOtherLocator(CandidateEvidence e) {
        return e.locator().volume() == CONFLICTS || e.locator().page() == CONFLICTS;
    }

    private static boolean isInOtherContainer(CandidateEvidence e) {
        return e.container().level() == CONFLICTS
                && e.locator().volume() != AGREES
                && e.locator().page() != AGREES;
    }

    private static boolean isCorroborated(CandidateEvidence e) {
        return switch (e.title().corroboration()) {
            case STANDARD -> true;
            case STRONGER -> isStronglyCorroborated(e) || matchesWithoutTitle(e);
            case SAME_AS_UNTITLED -> e.locator().identifiesArticle() || matchesWithoutTitle(e);
            case LOCATOR -> e.locator().identifiesArticle();
            case ALL_FIELDS -> hasAllFields(e);
        };
    }

    private static boolean isStronglyCorroborated(CandidateEvidence e) {
        boolean container = e.container().level() == AGREES;
        boolean whole = RecordCoverage.isComplete(e);
        boolean distinctive = e.title().distinctive() && whole;
        boolean reordered = e.title().differences().misprints() == 0 && whole && e.year() == AGREES;
        return switch (e.authors().level()) {
            case AGREES -> container || e.locator().identifiesArticle() || distinctive;
            case ABSENT ->
                e.locator().identifiesArticle()
                        || (e.isAnonymous() && container && e.locator().volume() == AGREES)
                        || (e.isAnonymous()
                                && distinctive
                                && (container || e.title().contentWords() >= MIN_UNMISTAKABLE_WORDS))
                        || (e.isAnonymous() && reordered && container)
                        || (e.title().distinctive() && container && e.year() == AGREES);
            default -> e.locator().identifiesArticle();
        };
    }

    /** Whether all words of the title are there, garbled or in another order, and the reference would be verified without them. */
    private static boolean matchesWithoutTitle(CandidateEvidence e) {
        return e.title().overlap() == 1 && LocatorRule.conclude(e).status() == Status.VERIFIED;
    }

    private static boolean hasAllFields(CandidateEvidence e) {
        return e.container().level() == AGREES
                && e.year() == AGREES
                && e.locator().identifiesArticle()
                && e.authors().level() == AGREES
                && e.authors().firstMatched();
    }

    private static MatchConclusion byPartialTitle(CandidateEvidence e) {
        boolean likely = e.title().overlap() >= MIN_LIKELY_OVERLAP
                && (e.authors().level().supports() || e.locator().identifiesArticle());
        return likely || e.title().overlap() >= MIN_UNCERTAIN_OVERLAP
                ? MatchConclusion.uncertain(Basis.TITLE_PARTIAL, "the title matches in part")
                : MatchConclusion.rejected("too little of the title matches");
    }
}
