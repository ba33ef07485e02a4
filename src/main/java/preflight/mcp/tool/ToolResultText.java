package preflight.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * An answer in a few lines for a model: what was found, the worst first. It is capped, because a long one costs the assistant
 * its context; what is left out is counted here and stands whole in the structured content.
 */
final class ToolResultText {
    /** Findings told one by one. */
    static final int MAX_FINDINGS = 20;

    private final List<String> summary = new ArrayList<>();
    private final List<McpFinding> findings = new ArrayList<>();

    private ToolResultText() {}

    /** The text for the answer of an operation. */
    static String of(String operation, JsonNode answer) {
        ToolResultText text = new ToolResultText();
        switch (operation) {
            case "verifyCitations" -> text.addReferences(answer);
            case "detectAiWriting" -> text.addDetection(answer);
            default -> text.addCheck(answer);
        }
        return text.written();
    }

    private void addCheck(JsonNode answer) {
        if (ran(answer.path("citations"), "References")) {
            addReferences(answer.path("citations"));
        }
        if (ran(answer.path("sourceQuality"), "Source quality")) {
            addSources(answer.path("sourceQuality"));
        }
        if (ran(answer.path("aiDetection"), "AI writing")) {
            addDetection(answer.path("aiDetection"));
        }
        summary.add("Credits charged: " + answer.path("creditsCharged").asText());
    }

    private boolean ran(JsonNode section, String name) {
        String status = section.path("status").asText();
        if (status.equals("ok")) {
            return true;
        }
        summary.add("%s: %s, not checked. %s"
                .formatted(name, status, section.path("reason").asText()));
        return false;
    }

    private void addReferences(JsonNode answer) {
        JsonNode counts = answer.path("summary");
        summary.add("References: %s of %s verified, %s uncertain, %s off_index, %s unparseable."
                .formatted(
                        counts.path("verified").asText(),
                        counts.path("total").asText(),
                        counts.path("uncertain").asText(),
                        counts.path("offIndex").asText(),
                        counts.path("unparseable").asText()));
        int number = 0;
        for (JsonNode entry : answer.path("results")) {
            number++;
            if (!entry.path("status").asText().equals("verified")) {
                findings.add(McpFinding.ofReference(number, entry));
            }
        }
        if (counts.path("offIndex").asInt() > 0) {
            summary.add("off_index means only that this index could not confirm the work, not that it does not exist.");
        }
    }

    private void addSources(JsonNode answer) {
        summary.add("Source quality: %s works examined, %d issues."
                .formatted(
                        answer.path("checked").asText(), answer.path("issues").size()));
        answer.path("issues").forEach(issue -> findings.add(McpFinding.ofSource(issue)));
    }

    private void addDetection(JsonNode answer) {
        summary.add("AI writing: verdict %s, %s of %s paragraphs flagged. %s"
                .formatted(
                        answer.path("verdict").asText(),
                        answer.path("flagged").asText(),
                        answer.path("checked").asText(),
                        caveat(answer.path("verdict").asText())));
        if (answer.has("creditsCharged")) {
            summary.add("Credits charged: " + answer.path("creditsCharged").asText());
        }
        answer.path("issues").forEach(issue -> findings.add(McpFinding.ofSentence(issue)));
    }

    private static String caveat(String verdict) {
        return switch (verdict) {
            case "safe" -> "This is no proof that a human wrote the text.";
            case "inconclusive" -> "There is too little prose to judge; this says nothing either way.";
            default -> "This is a hint to look at the sentences, no proof.";
        };
    }

    private String written() {
        List<String> lines = new ArrayList<>(summary);
        findings.sort(Comparator.comparingInt(McpFinding::rank));
        if (!findings.isEmpty()) {
            lines.add("Findings, the worst first:");
        }
        findings.stream().limit(MAX_FINDINGS).forEach(finding -> lines.add("- " + finding.text()));
        if (findings.size() > MAX_FINDINGS) {
            lines.add("%d more findings are left out here; all are in the structured content."
                    .formatted(findings.size() - MAX_FINDINGS));
        }
        return String.join("\n", lines);
    }
}
