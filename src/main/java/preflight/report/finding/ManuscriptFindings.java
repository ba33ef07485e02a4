package preflight.report.finding;

import java.util.List;
import preflight.report.CheckedFile;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.Severity;

/** What was not checked, because it was not understood or a call failed: the reader must know. */
public final class ManuscriptFindings {
    /** The code of these findings. */
    static final String CODE = "not_checked";

    private ManuscriptFindings() {}

    public static List<ReportFinding> of(CheckedFile subject) {
        return subject.remarks().stream()
                .filter(CheckedFile.Remark::warning)
                .map(remark -> new ReportFinding(
                        Severity.DOUBT, ReportArea.MANUSCRIPT, CODE, "NOT CHECKED", 0, remark.text(), List.of()))
                .toList();
    }
}
