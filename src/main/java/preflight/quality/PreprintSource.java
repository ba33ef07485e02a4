package preflight.quality;

import java.util.Optional;

/** The work is a preprint, and no published version of it is known. */
final class PreprintSource implements SourceRule {
    static final String CODE = "preprint_source";

    @Override
    public Optional<Finding> examine(Source source) {
        return source.work().preprint() && PublishedPreprint.publishedVersion(source.work()) == null
                ? Optional.of(Finding.of(CODE, Category.PUBLICATION_STATUS, source))
                : Optional.empty();
    }
}
