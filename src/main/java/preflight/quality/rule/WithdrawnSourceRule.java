package preflight.quality.rule;

import java.util.Optional;

/** The work was withdrawn by its authors or removed by its publisher. */
public final class WithdrawnSourceRule implements SourceRule {
    static final String CODE = "withdrawn_source";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return new EditorialNotices(source.work())
                .withdrawal()
                .map(notice -> QualityFinding.about(CODE, IssueCategory.INTEGRITY, source)
                        .with(notice));
    }
}
