package preflight.report.finding;

import static java.util.Objects.requireNonNullElse;

import java.util.List;
import preflight.contract.AnswerSection;
import preflight.contract.CheckAnswer;
import preflight.contract.CheckAnswer.AiDetectionSection;
import preflight.contract.CheckAnswer.CitationsSection;
import preflight.contract.CheckAnswer.SourceQualitySection;
import preflight.contract.VerificationSummary;
import preflight.report.ReportArea;
import preflight.report.Severity;
import preflight.report.SummaryLine;

/** A line for each section, and one for the price. */
final class SummaryLines {
    private SummaryLines() {}

    static List<SummaryLine> of(CheckAnswer answer) {
        return List.of(
                sources(answer.sourceQuality()),
                references(answer.citations()),
                writing(answer.aiDetection()),
                new SummaryLine(Severity.NEUTRAL, "Credits", "%d charged".formatted(answer.creditsCharged())));
    }

    private static SummaryLine sources(SourceQualitySection quality) {
        if (!quality.ran()) {
            return notRun(ReportArea.SOURCES, quality);
        }
        int issues = quality.issues().size();
        boolean alarming = quality.issues().stream()
                .anyMatch(issue -> SourceIssueCode.of(issue.code()).severity() == Severity.ALARM);
        return new SummaryLine(
                alarming ? Severity.ALARM : issues > 0 ? Severity.NOTE : Severity.GOOD,
                ReportArea.SOURCES.title(),
                "%d verified references examined, %s"
                        .formatted(
                                quality.checked(),
                                issues == 0
                                        ? "nothing is known against them"
                                        : issues == 1 ? "1 finding" : issues + " findings"));
    }

    private static SummaryLine references(CitationsSection citations) {
        if (!citations.ran()) {
            return notRun(ReportArea.REFERENCES, citations);
        }
        VerificationSummary summary = citations.summary();
        return new SummaryLine(
                summary.needsReview() > 0 ? Severity.DOUBT : Severity.GOOD,
                ReportArea.REFERENCES.title(),
                "%d checked: %d verified, %d uncertain, %d not in the index, %d unreadable"
                        .formatted(
                                summary.total(),
                                summary.verified(),
                                summary.uncertain(),
                                summary.offIndex(),
                                summary.unparseable()));
    }

    private static SummaryLine writing(AiDetectionSection detection) {
        if (!detection.ran()) {
            return notRun(ReportArea.WRITING, detection);
        }
        String verdict = requireNonNullElse(detection.verdict(), "");
        return new SummaryLine(
                WritingFindings.severity(verdict),
                ReportArea.WRITING.title(),
                "%s: %d of %d paragraphs flagged. %s"
                        .formatted(
                                verdict, detection.flagged(), detection.checked(), WritingFindings.meaning(verdict)));
    }

    private static SummaryLine notRun(ReportArea area, AnswerSection section) {
        return section.skipped()
                ? new SummaryLine(
                        Severity.NEUTRAL,
                        area.title(),
                        "not looked at: " + requireNonNullElse(section.reason(), "nothing was sent"))
                : new SummaryLine(Severity.ALARM, area.title(), "FAILED: nothing is known");
    }
}
