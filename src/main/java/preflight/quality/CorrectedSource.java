package preflight.quality;

import java.util.Optional;

/** The work has a correction, which may concern what is cited from it. */
final class CorrectedSource implements SourceRule {
    static final String CODE = "corrected_source";

    @Override
    public Optional<Finding> examine(Source source) {
        return new Notices(source.work())
                .correction()
                .map(notice ->
                        Finding.of(CODE, Category.PUBLICATION_STATUS, source).with(notice));
    }
}
