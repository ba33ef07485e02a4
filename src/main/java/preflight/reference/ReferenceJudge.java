package preflight.reference;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import preflight.reference.ReferenceVerdict.Basis;
import preflight.reference.ReferenceVerdict.Status;
import preflight.work.Folding;
import preflight.work.IndexAnswer;
import preflight.work.Work;

/** Decides what a reference is, given what an index found. Stateless and safe for concurrent use. */
public final class ReferenceJudge {
    private static final double LEAST_NEAR_MISS = 0.4;

    /**
     * The verdict on a reference. A line that cannot be read is unparseable whatever the index said, since nothing could
     * have been looked up.
     *
     * @throws LookupFailed when the index could not look
     */
    public ReferenceVerdict judge(ParsedReference reference, IndexAnswer answer) {
        return explain(reference, answer).verdict();
    }

    /** The verdict with all that led to it, for a debug view. */
    public Explanation explain(ParsedReference reference, IndexAnswer answer) {
        if (!reference.readable()) {
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
        Effort effort = new Effort(reference);
        List<Assessment> assessments = candidates.works().stream()
                .filter(effort::allows)
                .map(work -> Assessment.of(reference, work))
                .sorted(Assessment.BEST_FIRST)
                .toList();
        if (assessments.isEmpty() || assessments.getFirst().conclusion().status() == Status.OFF_INDEX) {
            ReferenceVerdict verdict = new ReferenceVerdict(
                    reference.line(), Status.OFF_INDEX, Basis.PARSED, null, reference.csl(), nearMiss(assessments));
            return new Explanation(verdict, assessments, effort.spent());
        }
        Assessment first = assessments.getFirst();
        Assessment best = first.isNamesake()
                ? assessments.stream().filter(Assessment::isWithin).findFirst().orElse(first)
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
    private static boolean isRival(Assessment best, Assessment other) {
        boolean both = best.conclusion().status() == Status.VERIFIED
                && other.conclusion().status() == Status.VERIFIED;
        if (!both || best.identifier() == Agreement.AGREES || namesOthers(best.authors(), other.authors())) {
            return false;
        }
        boolean untitled = best.title().grade() == TitleEvidence.Grade.NONE;
        boolean asGood = best.score() == other.score()
                || (untitled
                        && best.coordinates().pinpoint() == other.coordinates().pinpoint());
        return asGood && !isSameWork(best.work(), other.work()) && !(untitled && isSamePlace(best, other));
    }

    /** The reference names the authors of the one, and of the other too few or too many: it does not mean that. */
    private static boolean namesOthers(AuthorEvidence best, AuthorEvidence other) {
        boolean exact = best.agreement() == Agreement.AGREES && best.strangers() == 0 && !best.stopsShort();
        return exact && (other.matched() < best.matched() || other.strangers() > 0 || other.stopsShort());
    }

    /** On one page of one journal by one author: the same work, registered twice. */
    private static boolean isSamePlace(Assessment one, Assessment other) {
        return one.coordinates().pinpoint()
                && other.coordinates().pinpoint()
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

    private static @Nullable String nearMiss(List<Assessment> assessments) {
        return assessments.stream()
                .filter(assessment -> assessment.title().overlap() >= LEAST_NEAR_MISS)
                .min(Comparator.comparingDouble((Assessment a) -> -a.title().overlap())
                        .thenComparing(a -> a.work().canonicalId()))
                .map(assessment -> assessment.work().title())
                .orElse(null);
    }
}
