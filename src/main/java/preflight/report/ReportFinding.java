package preflight.report;

import java.util.List;
import java.util.Optional;

/**
 * Something to fix, to look at or to know.
 *
 * @param code stable; {@code --fail-on} takes it
 * @param label the code as a person reads it
 * @param reference number of the reference in the list, from 1; 0 when the finding is not about a reference
 * @param subject what the finding is about
 */
public record ReportFinding(
        Severity severity,
        ReportArea area,
        String code,
        String label,
        int reference,
        String subject,
        List<FindingDetail> details) {
    /** The code of a section that could not run. */
    public static final String FAILED = "failed";

    public ReportFinding {
        details = details.stream()
                .filter(detail -> !detail.text().text().isBlank())
                .toList();
    }

    /** Whether this says that a section could not run. */
    public boolean failed() {
        return code.equals(FAILED);
    }

    /** The text of the first detail of a kind; empty when there is none. */
    public String text(FindingDetail.Kind kind) {
        return detail(kind).map(detail -> detail.text().text()).orElse("");
    }

    /** The first detail of a kind. */
    public Optional<FindingDetail> detail(FindingDetail.Kind kind) {
        return details.stream().filter(detail -> detail.kind() == kind).findFirst();
    }
}
