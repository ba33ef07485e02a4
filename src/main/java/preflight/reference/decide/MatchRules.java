package preflight.reference.decide;

import static preflight.reference.compare.ComparisonLevel.ABSENT;
import static preflight.reference.compare.ComparisonLevel.AGREES;
import static preflight.reference.compare.ComparisonLevel.CLOSE;
import static preflight.reference.compare.ComparisonLevel.CONFLICTS;

import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.TitleEvidence.Corroboration;
import preflight.reference.compare.TitleEvidence.Grade;
import preflight.reference.decide.CandidateMatch.Conclusion;
import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;

/**
 * From evidence to a conclusion. Verified needs a title (or an identifier, or every coordinate of a title-less reference)
 * and nothing that contradicts it; each rule names itself in its conclusion.
 */
final class MatchRules {
    /** So many words stand for themselves. */
    static final int MIN_UNMISTAKABLE_WORDS = 6;

    /** So many authors that agree weigh more than one whose namesakes there are. */
    static final int MIN_SEVERAL_AUTHORS = 2;

    private static final double MIN_LIKELY_OVERLAP = 0.5;
    private static final double MIN_UNCERTAIN_OVERLAP = 0.75;

    private MatchRules() {}

    static Conclusion conclude(CandidateEvidence evidence) {
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

    private static Conclusion byIdentifier(CandidateEvidence e) {
        boolean elsewhere = isInOtherContainer(e);
        boolean contradicted = hasOtherAuthors(e) || e.year() == CONFLICTS || elsewhere;
        if (e.title().grade() == Grade.EXACT || e.title().grade() == Grade.STRONG) {
            return contradicted
                    ? uncertain(Basis.IDENTIFIER, "its title, but other authors, another year or another journal")
                    : verified(Basis.IDENTIFIER, "identifier and title");
        }
        if (e.work().title().isEmpty() && e.authors().level() == AGREES && !contradicted) {
            return verified(Basis.IDENTIFIER, "identifier and authors; the index has no title");
        }
        if (e.hasTitleWords()) {
            return uncertain(Basis.IDENTIFIER, "the identifier is that of a work with another title");
        }
        return contradicted || e.locator().page() == CONFLICTS
                ? uncertain(Basis.IDENTIFIER, "identifier, but other authors, year or pages")
                : verified(Basis.IDENTIFIER, "identifier; no title to contradict it");
    }

    private static Conclusion byTitle(CandidateEvidence e) {
        Basis basis = e.title().grade() == Grade.EXACT ? Basis.TITLE_EXACT : Basis.TITLE_STRONG;
        if (e.identifier() == CONFLICTS) {
            return uncertain(basis, "the reference gives an identifier this work does not have");
        }
        if (e.title().corroboration() == Corroboration.ALL_FIELDS && !hasAllFields(e)) {
            return byPartialTitle(e);
        }
        if (hasOtherAuthors(e)) {
            return uncertain(basis, "other authors");
        }
        if (e.year() == CONFLICTS) {
            return uncertain(basis, "another year");
        }
        if (!isCorroborated(e)) {
            return uncertain(Basis.TITLE_PARTIAL, "words of the title differ");
        }
        if (isInOtherContainer(e)) {
            return uncertain(basis, "it appeared elsewhere");
        }
        if (CorroborationScore.score(e) < CorroborationScore.required(e)
                || (!e.title().distinctive() && isAtOtherLocator(e))) {
            return uncertain(basis, "too little beside the title");
        }
        if (BookPartRule.isPartCited(e)) {
            return uncertain(Basis.TITLE_PARTIAL, "a part of this book");
        }
        return verified(basis, "title, authors and year");
    }

    /** Other names, or a list that differs in part or leaves authors out, where the place does not settle it. */
    private static boolean hasOtherAuthors(CandidateEvidence e) {
        boolean inPart = e.authors().level() == CLOSE || e.authors().omitsAuthors();
        boolean placed = e.locator().identifiesArticle()
                || (e.container().level() == AGREES
                        && e.authors().firstMatched()
                        && e.authors().unknownNames() == 0
                        && (e.locator().volume() == AGREES || e.locator().page() == AGREES));
        return e.authors().level() == CONFLICTS || (inPart && !placed && !namesFirstOnly(e));
    }

    /** Who names but the first author abridges; who leaves out others says that they are none. */
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

    /** Another volume or page: every issue has an "Editorial". */
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
                        || (isAnonymous(e) && container && e.locator().volume() == AGREES)
                        || (isAnonymous(e)
                                && distinctive
                                && (container || e.title().contentWords() >= MIN_UNMISTAKABLE_WORDS))
                        || (isAnonymous(e) && reordered && container)
                        || (e.title().distinctive() && container && e.year() == AGREES);
            default -> e.locator().identifiesArticle();
        };
    }

    /** A title all of whose words are there, garbled or in another order, where none would be needed. */
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

    private static Conclusion byPartialTitle(CandidateEvidence e) {
        boolean likely = e.title().overlap() >= MIN_LIKELY_OVERLAP
                && (e.authors().level().supports() || e.locator().identifiesArticle());
        return likely || e.title().overlap() >= MIN_UNCERTAIN_OVERLAP
                ? uncertain(Basis.TITLE_PARTIAL, "the title matches in part")
                : rejected("too little of the title");
    }

    /** Nobody signed it, here or there. */
    static boolean isAnonymous(CandidateEvidence e) {
        return e.work().authors().isEmpty() && e.authors().unknownNames() == 0 && e.namesNoAuthor();
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
