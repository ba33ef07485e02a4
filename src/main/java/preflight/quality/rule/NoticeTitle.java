package preflight.quality.rule;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import preflight.work.Update.Kind;

/**
 * Recognises by its title a work that is an editorial notice. Only forms that no article title has are recognised:
 * "Correction: …" but not "Correction of myopia …", "Retraction note" but not "Retraction of the tongue". The importers
 * remove the prefix "Retracted:" from a retracted work, so a title that still has it is that of a notice.
 */
final class NoticeTitle {
    private static final String OPENING = "(?:publisher|author|editorial)?['’s]*\\s*";
    private static final String CLOSING =
            "(?:\\s+(?:notice|note|statement))?(?:\\s+(?:to|for|of|on))?\\s*(?:[:：]|$|[\"“'‘«])";

    private static final Map<Pattern, Kind> FORMS = Map.of(
            form("retract(?:ion|ed)" + CLOSING + "|retraction\\s+(?:notice|note)\\b|notice\\s+of\\s+retraction\\b"),
            Kind.RETRACTION,
            form("withdrawal" + CLOSING + "|withdrawal\\s+notice\\b|notice\\s+of\\s+withdrawal\\b"),
            Kind.WITHDRAWAL,
            form("removal" + CLOSING + "|removal\\s+notice\\b|notice\\s+of\\s+removal\\b"),
            Kind.REMOVAL,
            form("expression\\s+of\\s+concern\\b|notice\\s+of\\s+concern\\b"),
            Kind.EXPRESSION_OF_CONCERN,
            form("correction" + CLOSING + "|(?:corrigend(?:um|a)|errat(?:um|a))\\b"),
            Kind.CORRECTION);

    private NoticeTitle() {}

    /** The kind of notice; empty when the title is not that of a notice. */
    static Optional<Kind> kind(String title) {
        return FORMS.entrySet().stream()
                .filter(form -> form.getKey().matcher(title.strip()).lookingAt())
                .map(Map.Entry::getValue)
                .findFirst();
    }

    private static Pattern form(String words) {
        return Pattern.compile(OPENING + "(?:" + words + ")", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
    }
}
