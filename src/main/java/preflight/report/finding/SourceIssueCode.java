package preflight.report.finding;

import java.util.Arrays;
import java.util.Locale;
import preflight.report.Severity;

/** The source-quality codes, the most serious first. The list of the contract is open: {@link #OTHER} is any other code. */
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

    SourceIssueCode(Severity severity, String label) {
        this.severity = severity;
        this.label = label;
    }

    /** The constant of a code; {@link #OTHER} when this version does not know it. */
    static SourceIssueCode of(String code) {
        return Arrays.stream(values())
                .filter(known -> known != OTHER && known.code().equals(code))
                .findFirst()
                .orElse(OTHER);
    }

    /** The code as the contract writes it. */
    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    Severity severity() {
        return severity;
    }

    /** The label to show: our own, or {@code code} in capitals when this version does not know it. */
    String label(String code) {
        return this == OTHER ? code.replace('_', ' ').toUpperCase(Locale.ROOT) : label;
    }
}
