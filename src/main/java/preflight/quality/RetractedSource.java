package preflight.quality;

import java.util.Optional;

/** The work was retracted, and not reinstated since. */
final class RetractedSource implements SourceRule {
    static final String CODE = "retracted_source";

    @Override
    public Optional<Finding> examine(Source source) {
        return new Notices(source.work())
                .retraction()
                .map(notice -> Finding.of(CODE, Category.INTEGRITY, source).with(notice));
    }
}
