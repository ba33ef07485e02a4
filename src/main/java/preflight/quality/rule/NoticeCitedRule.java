package preflight.quality.rule;

import java.util.Locale;
import java.util.Optional;

/** The reference is itself a retraction, correction or similar notice, where the work was probably meant. */
public final class NoticeCitedRule implements SourceRule {
    static final String CODE = "notice_cited";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return NoticeTitle.kind(source.work().title())
                .map(kind -> QualityFinding.about(CODE, IssueCategory.PUBLICATION_STATUS, source)
                        .with("notice_kind", kind.name().toLowerCase(Locale.ROOT)));
    }
}
