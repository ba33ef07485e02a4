package preflight.report.finding;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import preflight.report.FindingDetail;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.Severity;

/** Whether a section of a full check ran. What did not run is never to be mistaken for a clean result. */
final class SectionFindings {
    private SectionFindings() {}

    static boolean isOk(JsonNode section) {
        return section.path("status").asText().equals("ok");
    }

    static boolean isSkipped(JsonNode section) {
        return section.path("status").asText().equals("skipped");
    }

    /** A finding that says that a section failed; none when it ran or had nothing to run on. */
    static List<ReportFinding> failure(ReportArea area, JsonNode section) {
        if (isOk(section) || isSkipped(section)) {
            return List.of();
        }
        return List.of(new ReportFinding(
                Severity.ALARM,
                area,
                "failed",
                "FAILED",
                0,
                area.title(),
                List.of(
                        FindingDetail.of(
                                FindingDetail.Kind.BECAUSE,
                                section.path("reason").asText("no reason was given")),
                        FindingDetail.of(
                                FindingDetail.Kind.MEANS, "Nothing is known. Nothing was charged; try again."))));
    }
}
