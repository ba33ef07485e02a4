package preflight.quality.rule;

import java.util.Optional;

/** The editors have doubts about the work that are not settled yet. */
public final class ExpressionOfConcernRule implements SourceRule {
    static final String CODE = "expression_of_concern";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return new EditorialNotices(source.work())
                .concern()
                .map(notice -> QualityFinding.about(CODE, IssueCategory.INTEGRITY, source)
                        .with(notice));
    }
}
