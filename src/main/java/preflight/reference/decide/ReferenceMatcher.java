package preflight.reference.decide;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import preflight.reference.compare.AuthorEvidence;
import preflight.reference.compare.ComparisonLevel;
import preflight.reference.compare.TitleEvidence;
import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.lookup.LookupFailed;
import preflight.reference.parse.ParsedReference;
import preflight.work.IndexAnswer;
import preflight.work.Work;
import preflight.work.text.Folding;

/** Decides what a reference is, given what an index found. Stateless and safe for concurrent use. */
public final class ReferenceMatcher {
    private static final double MIN_NEAR_MISS_OVERLAP = 0.4;

    /**
     * The verdict on a reference. A line that cannot be read is unparseable whatever the index said, since nothing could
     * have been looked up.
     *
     * @throws LookupFailed when the index could not look
     */
    public ReferenceVerdict match(ParsedReference reference, IndexAnswer answer) {
        return explain(reference, answer).verdict();
    }

    /** The verdict with all that led to it, for a debug view. */
    public Explanation explain(ParsedReference reference, IndexAnswer answer) {
        if (!reference.isReadable()) {
            return new Explanation(
                    new ReferenceVerdict(reference.line(), Status.UNPARSEABLE, Basis.NONE, null, null, null),
                    List.of(),
                    0);
        }
        return switch (answer) {
            case IndexAnswer.Unavailable unavailable -> throw LookupFailed.of(unavailable);
            case IndexAnswer.Candidates candidates -> decide(reference, candidates);
        };
    }

    private static Explanation decide(ParsedReference reference, IndexAnswer.Candidates candidates) {
        ComparisonBudget effort = new ComparisonBudget(reference);
        List<CandidateMatch> assessments = candidates.works().stream()
                .filter(effort::tryAdd)
                .map(work -> CandidateMatch.of(reference, work))
                .sorted(CandidateMatch.BEST_FIRST)
                .toList();
        if (assessments.isEmpty() || assessments.getFirst().conclusion().status() == Status.OFF_INDEX) {
            ReferenceVerdict verdict = new ReferenceVerdict(
                    reference.line(), Status.OFF_INDEX, Basis.PARSED, null, reference.csl(), nearMiss(assessments));
            return new Explanation(verdict, assessments, effort.spent());
        }
        CandidateMatch first = assessments.getFirst();
        CandidateMatch best = first.isDoubtfulTitleMatch()
                ? assessments.stream()
                        .filter(CandidateMatch::isContainerMatch)
                        .findFirst()
                        .orElse(first)
                : first;
        boolean contested = assessments.stream().skip(1).anyMatch(other -> isRival(best, other));
        boolean untitled = best.title().grade() == TitleEvidence.Grade.NONE;
        Status status = contested ? Status.UNCERTAIN : best.conclusion().status();
        Basis basis =
                contested && untitled ? Basis.TITLE_PARTIAL : best.conclusion().basis();
        ReferenceVerdict verdict = new ReferenceVerdict(reference.line(), status, basis, best.work(), null, null);
        return new Explanation(verdict, assessments, effort.spent());
    }

    /** Another work that the same evidence speaks for: then the reference does not say which it means. */
    private static boolean isRival(CandidateMatch best, CandidateMatch other) {
        boolean both = best.conclusion().status() == Status.VERIFIED
                && other.conclusion().status() == Status.VERIFIED;
        if (!both || best.identifier() == ComparisonLevel.AGREES || hasBetterAuthors(best.authors(), other.authors())) {
            return false;
        }
        boolean untitled = best.title().grade() == TitleEvidence.Grade.NONE;
        boolean asGood = best.score() == other.score()
                || (untitled
                        && best.locator().identifiesArticle() == other.locator().identifiesArticle());
        return asGood && !isSameWork(best.work(), other.work()) && !(untitled && isSameLocator(best, other));
    }

    /** The reference names the authors of the one, and of the other too few or too many: it does not mean that. */
    private static boolean hasBetterAuthors(AuthorEvidence best, AuthorEvidence other) {
        boolean exact = best.level() == ComparisonLevel.AGREES && best.unknownNames() == 0 && !best.omitsAuthors();
        return exact && (other.matched() < best.matched() || other.unknownNames() > 0 || other.omitsAuthors());
    }

    /** On one page of one journal by one author: the same work, registered twice. */
    private static boolean isSameLocator(CandidateMatch one, CandidateMatch other) {
        return one.locator().identifiesArticle()
                && other.locator().identifiesArticle()
                && one.authors().firstMatched()
                && other.authors().firstMatched()
                && one.authors().matched() == other.authors().matched()
                && Objects.equals(one.work().page(), other.work().page())
                && Objects.equals(one.work().year(), other.work().year());
    }

    /**
     * Records of the same title and first author are the same work, registered twice. What nobody signed needs more: every
     * issue has its own "Editorial Board".
     */
    private static boolean isSameWork(Work one, Work other) {
        boolean twoDois = one.ids().doi() != null && other.ids().doi() != null;
        boolean signed = !one.authors().isEmpty() && !other.authors().isEmpty();
        return (signed || !twoDois) && Folding.key(one.title()).equals(Folding.key(other.title()));
    }

    private static @Nullable String nearMiss(List<CandidateMatch> assessments) {
        return assessments.stream()
                .filter(assessment -> assessment.title().overlap() >= MIN_NEAR_MISS_OVERLAP)
                .min(Comparator.comparingDouble((CandidateMatch a) -> -a.title().overlap())
                        .thenComparing(a -> a.work().canonicalId()))
                .map(assessment -> assessment.work().title())
                .orElse(null);
    }
}
