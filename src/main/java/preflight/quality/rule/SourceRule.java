package preflight.quality.rule;

import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Finds one kind of issue of a source. */
@FunctionalInterface
public interface SourceRule {
    /** The finding; empty when the source has no issue of this kind. */
    Optional<QualityFinding> examine(VerifiedSource source);

    /**
     * All rules, the most serious first.
     *
     * @param lowCitationThreshold fewer citations than this are low
     * @param clock tells the current year
     */
    static List<SourceRule> all(int lowCitationThreshold, Clock clock) {
        return List.of(
                new RetractedSourceRule(),
                new WithdrawnSourceRule(),
                new ExpressionOfConcernRule(),
                new CorrectedSourceRule(),
                new NoticeCitedRule(),
                new PreprintSourceRule(),
                new PublishedPreprintRule(),
                new DuplicateReferenceRule(),
                new LowCitationRule(lowCitationThreshold, clock));
    }
}
