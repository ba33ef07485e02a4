package preflight.report.finding;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import preflight.report.FindingDetail;
import preflight.report.HighlightedText;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.Severity;

/** The paragraphs flagged for AI writing, each with the sentences that drove its flag. */
public final class WritingFindings {
    private WritingFindings() {}

    public static List<ReportFinding> of(JsonNode detection) {
        if (!SectionFindings.isOk(detection)) {
            return SectionFindings.failure(ReportArea.WRITING, detection);
        }
        List<List<JsonNode>> paragraphs = new ArrayList<>();
        for (JsonNode issue : detection.path("issues")) {
            // The sentences of a paragraph come together, the one that drove its flag most first.
            if (paragraphs.isEmpty() || issue.path("params").path("rank").asInt() <= 1) {
                paragraphs.add(new ArrayList<>());
            }
            paragraphs.getLast().add(issue);
        }
        return paragraphs.stream()
                .sorted(Comparator.comparing(sentences -> !isLikely(sentences.getFirst())))
                .map(WritingFindings::paragraph)
                .toList();
    }

    private static ReportFinding paragraph(List<JsonNode> sentences) {
        JsonNode first = sentences.getFirst();
        String code = first.path("code").asText();
        return new ReportFinding(
                isLikely(first) ? Severity.ALARM : Severity.DOUBT,
                ReportArea.WRITING,
                code,
                "AI " + code.toUpperCase(java.util.Locale.ROOT).replace('_', ' '),
                0,
                "A paragraph of %d tokens, language %s"
                        .formatted(
                                first.path("params").path("unit_tokens").asInt(),
                                first.path("params").path("lang").asText("und")),
                Stream.concat(contextDetail(first), sentences.stream().map(WritingFindings::sentence))
                        .toList());
    }

    /** What a reader should know of a flag that the paragraph alone would not have received. */
    private static Stream<FindingDetail> contextDetail(JsonNode issue) {
        for (JsonNode reason : issue.path("params").path("reasons")) {
            if (reason.path("code").asText().equals("surrounding_paragraphs")) {
                return Stream.of(FindingDetail.of(
                        FindingDetail.Kind.BECAUSE,
                        "The paragraphs around it read as AI-written, too. Alone it would have counted for less."));
            }
        }
        return Stream.empty();
    }

    private static FindingDetail sentence(JsonNode issue) {
        JsonNode params = issue.path("params");
        return new FindingDetail(
                FindingDetail.Kind.SENTENCE,
                "sentence %d of %d"
                        .formatted(
                                params.path("rank").asInt(),
                                params.path("rank_total").asInt()),
                HighlightedText.of(issue.path("anchor").asText()),
                null);
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

    static String meaning(String verdict) {
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
