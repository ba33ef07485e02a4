package preflight.quality;

import java.util.Optional;

/** The work was withdrawn by its authors or removed by its publisher. */
final class WithdrawnSource implements SourceRule {
    static final String CODE = "withdrawn_source";

    @Override
    public Optional<Finding> examine(Source source) {
        return new Notices(source.work())
                .withdrawal()
                .map(notice -> Finding.of(CODE, Category.INTEGRITY, source).with(notice));
    }
}
