package preflight.report.finding;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import preflight.report.FindingDetail;
import preflight.report.HighlightedText;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.WebLinks;

/** What is known against verified sources, the gravest first. */
public final class SourceFindings {
    private SourceFindings() {}

    public static List<ReportFinding> of(JsonNode quality, JsonNode results) {
        if (!SectionFindings.isOk(quality)) {
            return SectionFindings.failure(ReportArea.SOURCES, quality);
        }
        List<JsonNode> issues = new ArrayList<>();
        quality.path("issues").forEach(issues::add);
        issues.sort(Comparator.comparing((JsonNode issue) -> SourceIssueCode.of(issue))
                .thenComparing(SourceFindings::number));
        return issues.stream().map(issue -> finding(issue, results)).toList();
    }

    private static int number(JsonNode issue) {
        return issue.path("params").path("reference_number").asInt();
    }

    private static ReportFinding finding(JsonNode issue, JsonNode results) {
        JsonNode params = issue.path("params");
        SourceIssueCode source = SourceIssueCode.of(issue);
        String code = issue.path("code").asText();
        String notice = WebLinks.doiUrl(params.path("notice_doi").asText(""));
        List<FindingDetail> details = new ArrayList<>(List.of(
                FindingDetail.of(
                        FindingDetail.Kind.SUBMITTED,
                        results.path(number(issue) - 1).path("text").asText("")),
                FindingDetail.of(
                        FindingDetail.Kind.CITED_IN, issue.path("anchor").asText("")),
                FindingDetail.linked(
                        FindingDetail.Kind.WORK, issue.path("reference").asText("")),
                FindingDetail.of(FindingDetail.Kind.MEANS, issue.path("message").asText("")),
                new FindingDetail(
                        FindingDetail.Kind.NOTICE,
                        "notice",
                        HighlightedText.of(joined(Stream.of(
                                notice,
                                params.path("notice_date").asText(""),
                                params.path("notice_source").asText("")))),
                        WebLinks.toWebLink(notice)),
                FindingDetail.linked(
                        FindingDetail.Kind.CITE_INSTEAD,
                        WebLinks.doiUrl(params.path("published_doi").asText(""))),
                FindingDetail.of(
                        FindingDetail.Kind.CITATIONS,
                        params.path("citation_count").asText("")),
                FindingDetail.of(
                        FindingDetail.Kind.PLACES,
                        joined(params.path("reference_numbers").valueStream().map(JsonNode::asText)))));
        return new ReportFinding(
                source.severity(),
                ReportArea.SOURCES,
                code,
                source.label(code),
                number(issue),
                "Reference " + number(issue),
                details);
    }

    private static String joined(Stream<String> texts) {
        return texts.filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
    }
}
