package preflight.quality.rule;

import java.util.Optional;

/** Code {@code retracted_source}: the work was retracted and not reinstated since. */
final class RetractedSourceRule implements SourceRule {
    static final String CODE = "retracted_source";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return new EditorialNotices(source.work())
                .retraction()
                .map(notice -> QualityFinding.about(CODE, IssueCategory.INTEGRITY, source)
                        .with(notice));
    }
}
