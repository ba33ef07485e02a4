package preflight.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import preflight.report.finding.AnswerMerger;
import preflight.report.finding.ManuscriptFindings;
import preflight.report.finding.ReferenceFindings;
import preflight.report.finding.SourceFindings;
import preflight.report.finding.SummaryLines;
import preflight.report.finding.WritingFindings;

/**
 * What a check found, before it takes the form somebody reads.
 *
 * @param statements a line for each part of the check
 * @param findings the worst first
 * @param references all of the list, in its order; empty when they were not checked
 * @param answer of the gateway, the answers of several calls merged
 * @param answers as they came
 */
public record Report(
        CheckedFile subject,
        List<SummaryLine> summary,
        List<ReportFinding> findings,
        List<CheckedReference> references,
        JsonNode answer,
        List<JsonNode> answers) {
    public Report {
        summary = List.copyOf(summary);
        findings = List.copyOf(findings);
        references = List.copyOf(references);
        answers = List.copyOf(answers);
    }

    /** The report on a manuscript and the answers to the calls that checked it, in the order of its references. */
    public static Report of(CheckedFile subject, List<JsonNode> answers) {
        ObjectNode answer = AnswerMerger.of(answers);
        List<ReportFinding> findings = new ArrayList<>();
        findings.addAll(ManuscriptFindings.of(subject));
        findings.addAll(SourceFindings.of(
                answer.path("sourceQuality"), answer.path("citations").path("results")));
        findings.addAll(ReferenceFindings.of(answer.path("citations")));
        findings.addAll(WritingFindings.of(answer.path("aiDetection")));
        // Within a severity each part has put its findings in order.
        findings.sort(Comparator.comparing(ReportFinding::severity));
        return new Report(
                subject,
                SummaryLines.of(answer),
                findings,
                ReferenceFindings.checkedReferences(answer.path("citations")),
                answer,
                answers);
    }

    /** The codes of all findings, and the verdict on the writing. */
    public Set<String> codes() {
        Set<String> codes = new LinkedHashSet<>();
        findings.forEach(finding -> codes.add(finding.code()));
        String verdict = answer.path("aiDetection").path("verdict").asText("");
        if (!verdict.isEmpty()) {
            codes.add(verdict);
        }
        return codes;
    }

    /** Findings of this severity. */
    public List<ReportFinding> findings(Severity severity) {
        return findings.stream()
                .filter(finding -> finding.severity() == severity)
                .toList();
    }
}
