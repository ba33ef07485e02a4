package preflight.quality.rule;

import java.util.Optional;

/** Code {@code preprint_source}: the work is a preprint, and no published version is known. */
final class PreprintSourceRule implements SourceRule {
    static final String CODE = "preprint_source";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return source.work().preprint() && PublishedPreprintRule.publishedVersion(source.work()) == null
                ? Optional.of(QualityFinding.about(CODE, IssueCategory.PUBLICATION_STATUS, source))
                : Optional.empty();
    }
}
