package preflight.quality.rule;

import java.util.Locale;
import java.util.Optional;

/** Code {@code notice_cited}: the reference is a retraction, correction or similar notice; probably the work was meant. */
final class NoticeCitedRule implements SourceRule {
    static final String CODE = "notice_cited";

    @Override
    public Optional<QualityFinding> examine(VerifiedSource source) {
        return NoticeTitle.kind(source.work().title())
                .map(kind -> QualityFinding.about(CODE, IssueCategory.PUBLICATION_STATUS, source)
                        .with("notice_kind", kind.name().toLowerCase(Locale.ROOT)));
    }
}
