package preflight.quality.rule;

import java.util.Optional;

/** Code {@code withdrawn_source}: the authors withdrew the work, or the publisher removed it. */
final class WithdrawnSourceRule implements SourceRule {
    static final String CODE = "withdrawn_source";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return new EditorialNotices(source.work())
                .withdrawal()
                .map(notice -> QualityFinding.about(CODE, IssueCategory.INTEGRITY, source)
                        .with(notice));
    }
}
