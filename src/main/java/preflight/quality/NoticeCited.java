package preflight.quality;

import java.util.Locale;
import java.util.Optional;

/** The reference is itself a retraction, correction or similar notice, where the work was probably meant. */
final class NoticeCited implements SourceRule {
    static final String CODE = "notice_cited";

    @Override
    public Optional<Finding> examine(Source source) {
        return NoticeTitle.kind(source.work().title())
                .map(kind -> Finding.of(CODE, Category.PUBLICATION_STATUS, source)
                        .with("notice_kind", kind.name().toLowerCase(Locale.ROOT)));
    }
}
