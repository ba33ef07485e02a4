package preflight.reference.decide;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import preflight.reference.compare.AuthorEvidence;
import preflight.reference.compare.CandidateEvidence;
import preflight.reference.compare.ComparisonLevel;
import preflight.reference.decide.ReferenceVerdict.Basis;
import preflight.reference.decide.ReferenceVerdict.Status;
import preflight.reference.parse.ParsedReference;
import preflight.work.Work;
import preflight.work.text.Folding;

/** Decides which of the works that an index found a reference means. Stateless and safe for concurrent use. */
public final class ReferenceMatcher {
    /** Overlap of titles from which a rejected candidate is named in the answer; chosen on the development set. */
    private static final double MIN_NEAR_MISS_OVERLAP = 0.4;

    /**
     * The verdict on a reference. A line that cannot be read is unparseable whatever the candidates, since no index could be
     * asked for it.
     *
     * @param candidates the works found, best first
     */
    public ReferenceVerdict match(ParsedReference reference, List<Work> candidates) {
        return explain(reference, candidates).verdict();
    }

    /** The verdict with the candidates it was chosen from. */
    public Explanation explain(ParsedReference reference, List<Work> candidates) {
        if (!reference.isReadable()) {
            return new Explanation(
                    new ReferenceVerdict(reference.line(), Status.UNPARSEABLE, Basis.NONE, null, null, null),
                    List.of(),
                    0);
        }
        ComparisonBudget budget = new ComparisonBudget(reference);
        List<CandidateMatch> matches = candidates.stream()
                .filter(budget::tryAdd)
                .map(work -> CandidateMatch.of(reference, work))
                .sorted(CandidateMatch.BEST_FIRST)
                .toList();
        return new Explanation(decide(reference, matches), matches, budget.spent());
    }

    private static ReferenceVerdict decide(ParsedReference reference, List<CandidateMatch> matches) {
        if (matches.isEmpty() || matches.getFirst().status() == Status.OFF_INDEX) {
            return new ReferenceVerdict(
                    reference.line(), Status.OFF_INDEX, Basis.PARSED, null, reference.csl(), nearMiss(matches));
        }
        CandidateMatch best = best(matches);
        boolean ambiguous = matches.stream().skip(1).anyMatch(other -> isRival(best, other));
        Status status = ambiguous ? Status.UNCERTAIN : best.status();
        Basis basis = ambiguous && !best.evidence().hasTitle()
                ? Basis.TITLE_PARTIAL
                : best.conclusion().basis();
        return new ReferenceVerdict(reference.line(), status, basis, best.work(), null, null);
    }

    private static CandidateMatch best(List<CandidateMatch> matches) {
        CandidateMatch first = matches.getFirst();
        return first.isDoubtfulTitleMatch()
                ? matches.stream()
                        .filter(CandidateMatch::isContainerMatch)
                        .findFirst()
                        .orElse(first)
                : first;
    }

    /** Whether the same evidence supports another work: then it is unknown which of them the reference means. */
    private static boolean isRival(CandidateMatch best, CandidateMatch other) {
        CandidateEvidence one = best.evidence();
        CandidateEvidence two = other.evidence();
        boolean bothVerified = best.status() == Status.VERIFIED && other.status() == Status.VERIFIED;
        if (!bothVerified
                || one.identifier() == ComparisonLevel.AGREES
                || hasBetterAuthors(one.authors(), two.authors())) {
            return false;
        }
        boolean untitled = !one.hasTitle();
        boolean equal = best.score() == other.score()
                || (untitled
                        && one.locator().identifiesArticle() == two.locator().identifiesArticle());
        return equal && !isSameWork(best.work(), other.work()) && !(untitled && isSameLocator(one, two));
    }

    /** Whether the reference names exactly the authors of the best work, and too few or too many for the other. */
    private static boolean hasBetterAuthors(AuthorEvidence best, AuthorEvidence other) {
        boolean exact = best.level() == ComparisonLevel.AGREES && best.unknownNames() == 0 && !best.omitsAuthors();
        return exact && (other.matched() < best.matched() || other.unknownNames() > 0 || other.omitsAuthors());
    }

    /** Two records on one page of one journal by one author: the same work, registered twice. */
    private static boolean isSameLocator(CandidateEvidence one, CandidateEvidence other) {
        return one.locator().identifiesArticle()
                && other.locator().identifiesArticle()
                && one.authors().firstMatched()
                && other.authors().firstMatched()
                && one.authors().matched() == other.authors().matched()
                && Objects.equals(one.work().page(), other.work().page())
                && Objects.equals(one.work().year(), other.work().year());
    }

    /**
     * Two records with the same title and with authors: the same work, registered twice. Without authors, two DOIs are two
     * works: every issue has its own "Editorial Board".
     */
    private static boolean isSameWork(Work one, Work other) {
        boolean twoDois = one.ids().doi() != null && other.ids().doi() != null;
        boolean signed = !one.authors().isEmpty() && !other.authors().isEmpty();
        return (signed || !twoDois) && Folding.key(one.title()).equals(Folding.key(other.title()));
    }

    private static @Nullable String nearMiss(List<CandidateMatch> matches) {
        return matches.stream()
                .filter(match -> match.evidence().title().overlap() >= MIN_NEAR_MISS_OVERLAP)
                .min(Comparator.comparingDouble((CandidateMatch match) ->
                                -match.evidence().title().overlap())
                        .thenComparing(match -> match.work().canonicalId()))
                .map(match -> match.work().title())
                .orElse(null);
    }
}
