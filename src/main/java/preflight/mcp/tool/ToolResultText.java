package preflight.mcp.tool;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.contract.Answer;
import preflight.contract.AnswerSection;
import preflight.contract.CheckAnswer;
import preflight.contract.DetectAnswer;
import preflight.contract.Issue;
import preflight.contract.ReferenceEntry;
import preflight.contract.VerificationSummary;
import preflight.contract.VerifyAnswer;

/**
 * The text of a tool result: a summary in a few lines, then the findings, the most serious first. The number of findings is
 * limited, because a long text uses up the context of the assistant; the structured content has all of them.
 */
final class ToolResultText {
    /** The largest number of findings in the text. */
    static final int MAX_FINDINGS = 20;

    private final List<String> summary = new ArrayList<>();
    private final List<McpFinding> findings = new ArrayList<>();

    private ToolResultText() {}

    /** The text of an answer. */
    static String of(Answer answer) {
        ToolResultText text = new ToolResultText();
        switch (answer) {
            case CheckAnswer check -> text.addCheck(check);
            case VerifyAnswer verify -> text.addReferences(verify.summary(), verify.results());
            case DetectAnswer detect -> {
                text.addDetection(detect.verdict(), detect.flagged(), detect.checked());
                text.addCredits(detect.creditsCharged());
                text.addSentences(detect.issues());
            }
        }
        return text.render();
    }

    private void addCheck(CheckAnswer answer) {
        if (ran(answer.citations(), "References")) {
            addReferences(answer.citations().summary(), answer.citations().results());
        }
        if (ran(answer.sourceQuality(), "Source quality")) {
            addSources(answer.sourceQuality().checked(), answer.sourceQuality().issues());
        }
        if (ran(answer.aiDetection(), "AI writing")) {
            addDetection(
                    answer.aiDetection().verdict(),
                    answer.aiDetection().flagged(),
                    answer.aiDetection().checked());
            addSentences(answer.aiDetection().issues());
        }
        addCredits(answer.creditsCharged());
    }

    /** Whether a section ran; one that did not run is named in the summary. */
    private boolean ran(AnswerSection section, String name) {
        if (!section.ran()) {
            String reason = section.reason() == null ? "" : section.reason();
            summary.add("%s: %s, not checked. %s".formatted(name, section.status(), reason));
        }
        return section.ran();
    }

    private void addReferences(VerificationSummary counts, List<ReferenceEntry> entries) {
        summary.add("References: %d of %d verified, %d uncertain, %d off_index, %d unparseable."
                .formatted(
                        counts.verified(),
                        counts.total(),
                        counts.uncertain(),
                        counts.offIndex(),
                        counts.unparseable()));
        for (int i = 0; i < entries.size(); i++) {
            if (!entries.get(i).verified()) {
                findings.add(McpFinding.ofReference(i + 1, entries.get(i)));
            }
        }
        if (counts.offIndex() > 0) {
            summary.add("off_index means only that this index could not confirm the work, not that it does not exist.");
        }
    }

    private void addSources(int checked, List<Issue> issues) {
        summary.add("Source quality: %d works examined, %d issues.".formatted(checked, issues.size()));
        issues.forEach(issue -> findings.add(McpFinding.ofSource(issue)));
    }

    private void addDetection(@Nullable String verdict, int flagged, int checked) {
        summary.add("AI writing: verdict %s, %d of %d paragraphs flagged. %s"
                .formatted(verdict, flagged, checked, caveat(String.valueOf(verdict))));
    }

    private void addSentences(List<Issue> sentences) {
        sentences.forEach(sentence -> findings.add(McpFinding.ofSentence(sentence)));
    }

    private void addCredits(long credits) {
        summary.add("Credits charged: " + credits);
    }

    private static String caveat(String verdict) {
        return switch (verdict) {
            case "safe" -> "This is not a proof that a human wrote the text.";
            case "inconclusive" -> "There is too little prose for a result; this says nothing either way.";
            default -> "This is a hint to look at the sentences, not a proof.";
        };
    }

    private String render() {
        List<String> lines = new ArrayList<>(summary);
        findings.sort(Comparator.comparingInt(McpFinding::rank));
        if (!findings.isEmpty()) {
            lines.add("Findings, the most serious first:");
        }
        findings.stream().limit(MAX_FINDINGS).forEach(finding -> lines.add("- " + finding.text()));
        if (findings.size() > MAX_FINDINGS) {
            lines.add("%d more findings are left out here; all are in the structured content."
                    .formatted(findings.size() - MAX_FINDINGS));
        }
        return String.join("\n", lines);
    }
}
