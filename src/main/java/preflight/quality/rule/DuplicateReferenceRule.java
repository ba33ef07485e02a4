package preflight.quality.rule;

import java.util.Optional;

/** Code {@code duplicate_reference}: the reference list contains the work more than once. */
final class DuplicateReferenceRule implements SourceRule {
    static final String CODE = "duplicate_reference";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return source.numbers().size() < 2
                ? Optional.empty()
                : Optional.of(QualityFinding.about(CODE, IssueCategory.PUBLICATION_STATUS, source)
                        .with("reference_numbers", source.numbers()));
    }
}
