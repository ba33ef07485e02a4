package preflight.report.finding;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import preflight.report.ReportArea;
import preflight.report.Severity;
import preflight.report.SummaryLine;

/** A line for each section, and the price. */
public final class SummaryLines {
    private SummaryLines() {}

    public static List<SummaryLine> of(JsonNode answer) {
        return List.of(
                sources(answer.path("sourceQuality")),
                references(answer.path("citations")),
                writing(answer.path("aiDetection")),
                new SummaryLine(
                        Severity.NEUTRAL,
                        "Credits",
                        "%d charged".formatted(answer.path("creditsCharged").asLong())));
    }

    private static SummaryLine sources(JsonNode quality) {
        if (!SectionFindings.isOk(quality)) {
            return missing(ReportArea.SOURCES, quality);
        }
        int issues = quality.path("issues").size();
        boolean alarming = quality.path("issues")
                .valueStream()
                .anyMatch(issue -> SourceIssueCode.of(issue).severity() == Severity.ALARM);
        return new SummaryLine(
                alarming ? Severity.ALARM : issues > 0 ? Severity.NOTE : Severity.GOOD,
                ReportArea.SOURCES.title(),
                "%d verified references examined, %s"
                        .formatted(
                                quality.path("checked").asInt(),
                                issues == 0
                                        ? "nothing is known against them"
                                        : issues == 1 ? "1 finding" : issues + " findings"));
    }

    private static SummaryLine references(JsonNode citations) {
        if (!SectionFindings.isOk(citations)) {
            return missing(ReportArea.REFERENCES, citations);
        }
        JsonNode summary = citations.path("summary");
        return new SummaryLine(
                summary.path("needsReview").asInt() > 0 ? Severity.DOUBT : Severity.GOOD,
                ReportArea.REFERENCES.title(),
                "%d checked: %d verified, %d uncertain, %d not in the index, %d unreadable"
                        .formatted(
                                summary.path("total").asInt(),
                                summary.path("verified").asInt(),
                                summary.path("uncertain").asInt(),
                                summary.path("offIndex").asInt(),
                                summary.path("unparseable").asInt()));
    }

    private static SummaryLine writing(JsonNode detection) {
        if (!SectionFindings.isOk(detection)) {
            return missing(ReportArea.WRITING, detection);
        }
        String verdict = detection.path("verdict").asText();
        return new SummaryLine(
                WritingFindings.severity(verdict),
                ReportArea.WRITING.title(),
                "%s: %d of %d paragraphs flagged. %s"
                        .formatted(
                                verdict,
                                detection.path("flagged").asInt(),
                                detection.path("checked").asInt(),
                                WritingFindings.meaning(verdict)));
    }

    private static SummaryLine missing(ReportArea area, JsonNode section) {
        return SectionFindings.isSkipped(section)
                ? new SummaryLine(
                        Severity.NEUTRAL,
                        area.title(),
                        "not looked at: " + section.path("reason").asText("nothing was sent"))
                : new SummaryLine(Severity.ALARM, area.title(), "FAILED: nothing is known");
    }
}
