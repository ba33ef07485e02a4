package preflight.quality;

import java.util.Optional;

/** The work is in the reference list more than once. */
final class DuplicateReference implements SourceRule {
    static final String CODE = "duplicate_reference";

    @Override
    public Optional<Finding> examine(Source source) {
        return source.numbers().size() < 2
                ? Optional.empty()
                : Optional.of(Finding.of(CODE, Category.PUBLICATION_STATUS, source)
                        .with("reference_numbers", source.numbers()));
    }
}
