package preflight.quality;

import java.util.Optional;

/** The editors have doubts about the work that are not settled yet. */
final class ExpressionOfConcern implements SourceRule {
    static final String CODE = "expression_of_concern";

    @Override
    public Optional<Finding> examine(Source source) {
        return new Notices(source.work())
                .concern()
                .map(notice -> Finding.of(CODE, Category.INTEGRITY, source).with(notice));
    }
}
