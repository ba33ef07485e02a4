package preflight.quality.rule;

import java.time.Clock;
import java.time.Year;
import java.util.Optional;
import java.util.Set;
import preflight.work.Work;

/** Code {@code low_citation_source}: the work is old enough, and few works cite it. An unknown count is not a low count. */
final class LowCitationRule implements SourceRule {
    static final String CODE = "low_citation_source";

    /**
     * Years after publication before a count is meaningful. The Journal Impact Factor counts the two calendar years after
     * the year of publication; before they have passed, any work has few citations.
     */
    static final int MIN_AGE_YEARS = 3;

    /** CSL types whose citations the indexes count almost completely; books, reports and data are not among them. */
    private static final Set<String> COUNTED_TYPES = Set.of("article-journal", "paper-conference");

    private final int threshold;
    private final Clock clock;

    LowCitationRule(int threshold, Clock clock) {
        this.threshold = threshold;
        this.clock = clock;
    }

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        Work work = source.work();
        Integer count = work.citationCount();
        Integer year = work.year();
        if (count == null || count >= threshold || year == null || !isCounted(work)) {
            return Optional.empty();
        }
        if (year + MIN_AGE_YEARS > Year.now(clock).getValue()) {
            return Optional.empty();
        }
        return Optional.of(QualityFinding.about(CODE, IssueCategory.IMPACT, source)
                .with("citation_count", count)
                .with("publication_year", year)
                .with("threshold", threshold));
    }

    private static boolean isCounted(Work work) {
        return COUNTED_TYPES.contains(work.type())
                && !work.preprint()
                && NoticeTitle.kind(work.title()).isEmpty();
    }
}
