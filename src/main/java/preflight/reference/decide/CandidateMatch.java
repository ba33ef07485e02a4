package preflight.reference.decide;

import java.util.Comparator;
import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.ComparisonLevel;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.parse.ParsedReference;
import preflight.work.Work;

/**
 * One candidate with the evidence for and against it and what the rules conclude from it.
 *
 * @param literalOverlap how literally the reference repeats the candidate's record; 0 unless verified
 */
record CandidateMatch(CandidateEvidence evidence, int literalOverlap, MatchConclusion conclusion) {
    private static final double ISSUE_WEIGHT = 0.5;
    private static final double OMISSION_PENALTY = 0.25;

    /** Orders candidates by conclusion, then by score; equal ones by their id. */
    static final Comparator<CandidateMatch> BEST_FIRST = Comparator.comparing(CandidateMatch::status)
            .thenComparing(match -> match.evidence().identifier() != ComparisonLevel.AGREES)
            .thenComparing(Comparator.comparingDouble(CandidateMatch::score).reversed())
            .thenComparing(match -> match.evidence().unmatchedWords())
            .thenComparing(
                    Comparator.comparingInt(CandidateMatch::literalOverlap).reversed())
            .thenComparing(match -> !match.work().canonicalId().startsWith("https://doi.org/"))
            .thenComparing(match -> match.work().canonicalId());

    static CandidateMatch of(ParsedReference reference, Work work) {
        CandidateEvidence evidence = CandidateEvidence.of(reference, work);
        MatchConclusion conclusion = MatchRules.conclude(evidence);
        boolean verified = conclusion.status() == Status.VERIFIED;
        return new CandidateMatch(evidence, verified ? LiteralOverlap.of(reference, work) : 0, conclusion);
    }

    Work work() {
        return evidence.work();
    }

    Status status() {
        return conclusion.status();
    }

    /**
     * Whether only the title matches and another field does not: often the title is the name of the journal that the reference
     * means.
     */
    boolean isDoubtfulTitleMatch() {
        return status() == Status.UNCERTAIN
                && evidence.hasTitle()
                && evidence.authors().matched() == 0
                && (!evidence.year().supports()
                        || evidence.authors().level() == ComparisonLevel.CONFLICTS
                        || evidence.container().level() == ComparisonLevel.CONFLICTS);
    }

    /**
     * Whether the title was not found, but container and year explain every word of the reference: the reference means a work in
     * a container of that name. The years agree also when neither side has one.
     */
    boolean isContainerMatch() {
        boolean sameYear = evidence.year() == ComparisonLevel.AGREES
                || (evidence.year() == ComparisonLevel.ABSENT && work().year() == null);
        return status() == Status.UNCERTAIN
                && !evidence.hasTitle()
                && evidence.container().level() == ComparisonLevel.AGREES
                && sameYear
                && evidence.unmatchedWords() == 0;
    }

    /** How much speaks for the candidate. Only the order of candidates depends on it. */
    double score() {
        double titleScore =
                (3 - evidence.title().grade().ordinal()) * 4 + evidence.title().overlap() * 4;
        return titleScore
                + CorroborationScore.score(evidence)
                + (evidence.locator().issue() == ComparisonLevel.AGREES ? ISSUE_WEIGHT : 0)
                - OMISSION_PENALTY * omissions();
    }

    /** How many fields of the record the reference omits. Of two works that match, the one that it describes in full is meant. */
    private int omissions() {
        Work work = work();
        return (work.page() != null && evidence.locator().page() == ComparisonLevel.ABSENT ? 1 : 0)
                + (work.volume() != null && evidence.locator().volume() == ComparisonLevel.ABSENT ? 1 : 0)
                + (!work.authors().isEmpty() && evidence.authors().level() == ComparisonLevel.ABSENT ? 1 : 0)
                + (work.year() != null && evidence.year() == ComparisonLevel.ABSENT ? 1 : 0);
    }
}
