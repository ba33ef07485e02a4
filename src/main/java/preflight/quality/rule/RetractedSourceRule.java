package preflight.quality.rule;

import java.util.Optional;

/** The work was retracted, and not reinstated since. */
public final class RetractedSourceRule implements SourceRule {
    static final String CODE = "retracted_source";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return new EditorialNotices(source.work())
                .retraction()
                .map(notice -> QualityFinding.about(CODE, IssueCategory.INTEGRITY, source)
                        .with(notice));
    }
}
