package preflight.report;

import java.util.List;

/** What was not checked, because it was not understood or a call failed: the reader must know. */
final class ManuscriptFindings {
    /** The code of these findings. */
    static final String CODE = "not_checked";

    private ManuscriptFindings() {}

    static List<Finding> of(Subject subject) {
        return subject.remarks().stream()
                .filter(Subject.Remark::doubt)
                .map(remark ->
                        new Finding(Severity.DOUBT, Area.MANUSCRIPT, CODE, "NOT CHECKED", 0, remark.text(), List.of()))
                .toList();
    }
}
