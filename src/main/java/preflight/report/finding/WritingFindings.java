package preflight.report.finding;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import preflight.contract.CheckAnswer.AiDetectionSection;
import preflight.contract.Issue;
import preflight.contract.IssueParams;
import preflight.report.FindingDetail;
import preflight.report.HighlightedText;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.Severity;

/** The paragraphs flagged for AI writing, each with the sentences that drove its flag. */
final class WritingFindings {
    private WritingFindings() {}

    static List<ReportFinding> of(AiDetectionSection detection) {
        List<List<Issue>> paragraphs = new ArrayList<>();
        for (Issue sentence : detection.issues()) {
            // The sentences of a paragraph follow each other, ranked from 1.
            if (paragraphs.isEmpty() || sentence.params().rank() <= 1) {
                paragraphs.add(new ArrayList<>());
            }
            paragraphs.getLast().add(sentence);
        }
        return paragraphs.stream()
                .sorted(Comparator.comparing(sentences -> !isLikely(sentences.getFirst())))
                .map(WritingFindings::paragraph)
                .toList();
    }

    private static ReportFinding paragraph(List<Issue> sentences) {
        Issue first = sentences.getFirst();
        return new ReportFinding(
                isLikely(first) ? Severity.ALARM : Severity.DOUBT,
                ReportArea.WRITING,
                first.code(),
                "AI " + first.code().toUpperCase(Locale.ROOT).replace('_', ' '),
                0,
                "A paragraph of %d tokens, language %s"
                        .formatted(first.params().unitTokens(), first.params().language()),
                Stream.concat(contextDetail(first), sentences.stream().map(WritingFindings::sentence))
                        .toList());
    }

    /** Says so when the paragraph alone would have received a lower level. */
    private static Stream<FindingDetail> contextDetail(Issue sentence) {
        return sentence.params().hasReason("surrounding_paragraphs")
                ? Stream.of(FindingDetail.of(
                        FindingDetail.Kind.BECAUSE,
                        "The paragraphs around it read as AI-written, too. Alone it would have counted for less."))
                : Stream.empty();
    }

    private static FindingDetail sentence(Issue sentence) {
        IssueParams params = sentence.params();
        return new FindingDetail(
                FindingDetail.Kind.SENTENCE,
                "sentence %d of %d".formatted(params.rank(), params.rankTotal()),
                HighlightedText.of(sentence.anchor()),
                null);
    }

    private static boolean isLikely(Issue sentence) {
        return sentence.code().equals("likely");
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
                "There is too little prose to check. That does not mean that it was not written by an AI.";
            default -> "";
        };
    }
}
