package preflight.report.finding;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import preflight.report.Severity;

/** The source-quality codes, the gravest first. The contract's list is open: {@link #OTHER} stands for the rest. */
enum SourceIssueCode {
    RETRACTED_SOURCE(Severity.ALARM, "RETRACTED"),
    WITHDRAWN_SOURCE(Severity.ALARM, "WITHDRAWN"),
    EXPRESSION_OF_CONCERN(Severity.ALARM, "CONCERN"),
    NOTICE_CITED(Severity.DOUBT, "NOTICE CITED"),
    CORRECTED_SOURCE(Severity.NOTE, "CORRECTED"),
    PREPRINT_HAS_PUBLISHED_VERSION(Severity.NOTE, "PUBLISHED SINCE"),
    PREPRINT_SOURCE(Severity.NOTE, "PREPRINT"),
    DUPLICATE_REFERENCE(Severity.NOTE, "DUPLICATE"),
    OTHER(Severity.NOTE, ""),
    LOW_CITATION_SOURCE(Severity.NOTE, "SELDOM CITED");

    private final Severity severity;
    private final String label;

    SourceIssueCode(Severity severity, String word) {
        this.severity = severity;
        this.label = word;
    }

    static SourceIssueCode of(JsonNode issue) {
        String code = issue.path("code").asText();
        for (SourceIssueCode finding : values()) {
            if (finding != OTHER && finding.name().toLowerCase(Locale.ROOT).equals(code)) {
                return finding;
            }
        }
        return OTHER;
    }

    Severity severity() {
        return severity;
    }

    /** The word shown for it: our own, or the code when it is one that came after us. */
    String label(String code) {
        return this == OTHER ? code.replace('_', ' ').toUpperCase(Locale.ROOT) : label;
    }
}
