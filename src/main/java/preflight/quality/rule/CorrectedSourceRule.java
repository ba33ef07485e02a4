package preflight.quality.rule;

import java.util.Optional;

/** Code {@code corrected_source}: the work has a correction, which may concern what is cited. */
final class CorrectedSourceRule implements SourceRule {
    static final String CODE = "corrected_source";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return new EditorialNotices(source.work())
                .correction()
                .map(notice -> QualityFinding.about(CODE, IssueCategory.PUBLICATION_STATUS, source)
                        .with(notice));
    }
}
