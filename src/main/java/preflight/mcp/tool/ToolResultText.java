package preflight.mcp.tool;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import preflight.api.answer.CheckAnswer;
import preflight.api.answer.DetectAnswer;
import preflight.api.answer.Issue;
import preflight.api.answer.MatchedPaper;
import preflight.api.answer.ReferenceEntry;
import preflight.api.answer.VerificationSummary;
import preflight.api.answer.VerifyAnswer;

/**
 * The text of a tool result: a summary in a few lines, then the findings, the most serious first. The number of findings is
 * limited, because a long text uses up the context of the assistant; the structured content has all of them.
 */
final class ToolResultText {
    /** The largest number of findings in the text. */
    static final int MAX_FINDINGS = 20;

    /** Reads the response records. CSL items are not part of the text. */
    private static final JsonMapper JSON = JsonMapper.builder()
            .addMixIn(ReferenceEntry.class, WithoutCsl.class)
            .addMixIn(MatchedPaper.class, WithoutCsl.class)
            .build();

    @JsonIgnoreProperties("csl")
    private interface WithoutCsl {}

    private final List<String> summary = new ArrayList<>();
    private final List<McpFinding> findings = new ArrayList<>();

    private ToolResultText() {}

    /**
     * The text for the response of an operation.
     *
     * @throws JsonProcessingException when the response does not match the record of the operation
     */
    static String of(String operation, JsonNode response) throws JsonProcessingException {
        ToolResultText text = new ToolResultText();
        switch (operation) {
            case "verifyCitations" -> text.add(JSON.treeToValue(response, VerifyAnswer.class));
            case "detectAiWriting" -> text.add(JSON.treeToValue(response, DetectAnswer.class));
            default -> text.add(JSON.treeToValue(response, CheckAnswer.class));
        }
        return text.toText();
    }

    private void add(VerifyAnswer answer) {
        addReferences(answer.summary(), answer.results());
    }

    private void add(DetectAnswer answer) {
        addDetection(answer.verdict(), answer.checked(), answer.flagged(), answer.issues());
        addCharge(answer.creditsCharged());
    }

    private void add(CheckAnswer answer) {
        CheckAnswer.CitationsSection citations = answer.citations();
        if (isDone("References", citations.status(), citations.reason())) {
            addReferences(citations.summary(), citations.results());
        }
        CheckAnswer.SourceQualitySection quality = answer.sourceQuality();
        if (isDone("Source quality", quality.status(), quality.reason())) {
            summary.add("Source quality: %d works examined, %d issues."
                    .formatted(quality.checked(), quality.issues().size()));
            quality.issues().forEach(issue -> findings.add(McpFinding.ofSource(issue)));
        }
        CheckAnswer.AiDetectionSection detection = answer.aiDetection();
        if (isDone("AI writing", detection.status(), detection.reason())) {
            addDetection(
                    String.valueOf(detection.verdict()), detection.checked(), detection.flagged(), detection.issues());
        }
        addCharge(answer.creditsCharged());
    }

    private boolean isDone(String section, String status, @Nullable String reason) {
        if (status.equals("ok")) {
            return true;
        }
        summary.add("%s: %s, not checked. %s".formatted(section, status, reason == null ? "" : reason));
        return false;
    }

    private void addReferences(VerificationSummary counts, List<ReferenceEntry> entries) {
        summary.add("References: %d of %d verified, %d uncertain, %d off_index, %d unparseable."
                .formatted(
                        counts.verified(),
                        counts.total(),
                        counts.uncertain(),
                        counts.offIndex(),
                        counts.unparseable()));
        int number = 0;
        for (ReferenceEntry entry : entries) {
            number++;
            if (!entry.status().equals("verified")) {
                findings.add(McpFinding.ofReference(number, entry));
            }
        }
        if (counts.offIndex() > 0) {
            summary.add("off_index means only that this index could not confirm the work, not that it does not exist.");
        }
    }

    private void addDetection(String verdict, int checked, int flagged, List<Issue> issues) {
        summary.add("AI writing: verdict %s, %d of %d paragraphs flagged. %s"
                .formatted(verdict, flagged, checked, caveat(verdict)));
        issues.forEach(issue -> findings.add(McpFinding.ofSentence(issue)));
    }

    private static String caveat(String verdict) {
        return switch (verdict) {
            case "safe" -> "This is not a proof that a human wrote the text.";
            case "inconclusive" -> "There is too little prose for a result; this says nothing either way.";
            default -> "This is a hint to look at the sentences, not a proof.";
        };
    }

    private void addCharge(long credits) {
        summary.add("Credits charged: " + credits);
    }

    private String toText() {
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
