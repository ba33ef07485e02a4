package preflight.quality.rule;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import preflight.work.Doi;
import preflight.work.Work;

/** Code {@code preprint_has_published_version}: the work is a preprint, and a published version is known. */
final class PublishedPreprintRule implements SourceRule {
    static final String CODE = "preprint_has_published_version";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        Doi published = publishedVersion(source.work());
        return published == null
                ? Optional.empty()
                : Optional.of(QualityFinding.about(CODE, IssueCategory.PUBLICATION_STATUS, source)
                        .with("published_doi", published.value()));
    }

    /** The published version of a preprint; null when the record names the preprint itself. */
    static @Nullable Doi publishedVersion(Work work) {
        Doi published = work.preprint() ? work.publishedVersion() : null;
        return published == null || published.equals(work.ids().doi()) ? null : published;
    }
}
