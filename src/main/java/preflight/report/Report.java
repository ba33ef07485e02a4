package preflight.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import preflight.contract.CheckAnswer;

/**
 * What a check found, before it is written in an output format.
 *
 * @param summary a line for each section, and the price
 * @param findings the most serious first
 * @param references the whole list, in its order; empty when it was not checked
 * @param answer the answers to all calls, merged
 * @param answers as received
 */
public record Report(
        CheckedFile subject,
        List<SummaryLine> summary,
        List<ReportFinding> findings,
        List<CheckedReference> references,
        CheckAnswer answer,
        List<JsonNode> answers) {
    public Report {
        summary = List.copyOf(summary);
        findings = List.copyOf(findings);
        references = List.copyOf(references);
        answers = List.copyOf(answers);
    }

    /** The codes of all findings, and the verdict of AI detection. */
    public Set<String> codes() {
        Set<String> codes = new LinkedHashSet<>();
        findings.forEach(finding -> codes.add(finding.code()));
        String verdict = answer.aiDetection().verdict();
        if (verdict != null) {
            codes.add(verdict);
        }
        return codes;
    }

    /** Whether a section could not run. */
    public boolean anyFailed() {
        return findings.stream().anyMatch(ReportFinding::failed);
    }

    /** The findings of this severity. */
    public List<ReportFinding> findings(Severity severity) {
        return findings.stream()
                .filter(finding -> finding.severity() == severity)
                .toList();
    }
}
