package preflight.report;

import java.util.List;
import java.util.Optional;

/**
 * Something to look at.
 *
 * @param code stable, what {@code --fail-on} names
 * @param word the code as a person reads it
 * @param reference its number in the list; 0 when it is about none
 * @param subject what it is about
 */
public record ReportFinding(
        Severity severity,
        ReportArea area,
        String code,
        String label,
        int reference,
        String subject,
        List<FindingDetail> details) {
    public ReportFinding {
        details = details.stream()
                .filter(detail -> !detail.text().text().isBlank())
                .toList();
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
