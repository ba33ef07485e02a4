package preflight.quality.rule;

import java.util.Optional;

/** Code {@code expression_of_concern}: the editors published doubts about the work, and no decision followed yet. */
final class ExpressionOfConcernRule implements SourceRule {
    static final String CODE = "expression_of_concern";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return new EditorialNotices(source.work())
                .concern()
                .map(notice -> QualityFinding.about(CODE, IssueCategory.INTEGRITY, source)
                        .with(notice));
    }
}
