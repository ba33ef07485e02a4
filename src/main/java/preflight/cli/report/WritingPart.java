package preflight.cli.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** The verdict on AI writing and the sentences that drove it, the more likely first. */
final class WritingPart {
    private WritingPart() {}

    static void write(JsonNode detection, Page page) {
        page.heading("AI writing");
        if (!SectionOutcome.isOk(detection)) {
            SectionOutcome.explain(detection, page);
            return;
        }
        String verdict = detection.path("verdict").asText();
        page.statement(
                severity(verdict),
                verdict.toUpperCase(Locale.ROOT),
                "%d of %d paragraphs flagged. %s"
                        .formatted(
                                detection.path("flagged").asInt(),
                                detection.path("checked").asInt(),
                                meaning(verdict)));
        sentences(detection).forEach(issue -> sentence(issue, page));
    }

    private static List<JsonNode> sentences(JsonNode detection) {
        List<JsonNode> issues = new ArrayList<>();
        detection.path("issues").forEach(issues::add);
        issues.sort(Comparator.comparing(issue -> !isLikely(issue)));
        return issues;
    }

    /** The sentences of a paragraph come together, the one that drove its flag most first. */
    private static void sentence(JsonNode issue, Page page) {
        JsonNode params = issue.path("params");
        int rank = params.path("rank").asInt();
        if (rank <= 1) {
            page.finding(
                    isLikely(issue) ? Severity.ALARM : Severity.DOUBT,
                    issue.path("code").asText().toUpperCase(Locale.ROOT),
                    "A paragraph of %d tokens, language %s"
                            .formatted(
                                    params.path("unit_tokens").asInt(),
                                    params.path("lang").asText("und")));
        }
        page.detail(
                "sentence %d of %d".formatted(rank, params.path("rank_total").asInt()),
                issue.path("anchor").asText());
    }

    private static boolean isLikely(JsonNode issue) {
        return issue.path("code").asText().equals("likely");
    }

    static Severity severity(String verdict) {
        return switch (verdict) {
            case "safe" -> Severity.GOOD;
            case "risk" -> Severity.ALARM;
            case "caution" -> Severity.DOUBT;
            default -> Severity.NEUTRAL;
        };
    }

    private static String meaning(String verdict) {
        return switch (verdict) {
            case "safe" -> "No AI-writing features were found by this check. That is no guarantee of a human author.";
            case "caution" -> "Some paragraphs have AI-writing features.";
            case "risk" -> "Several paragraphs have clear AI-writing features.";
            case "inconclusive" ->
                "There is too little prose to judge. That does not mean that it was not written by an AI.";
            default -> "";
        };
    }
}
