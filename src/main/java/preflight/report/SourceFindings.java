package preflight.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is known against verified sources, the gravest first. */
final class SourceFindings {
    private SourceFindings() {}

    static List<Finding> of(JsonNode quality, JsonNode results) {
        if (!Sections.isOk(quality)) {
            return Sections.failure(Area.SOURCES, quality);
        }
        List<JsonNode> issues = new ArrayList<>();
        quality.path("issues").forEach(issues::add);
        issues.sort(
                Comparator.comparing((JsonNode issue) -> SourceCode.of(issue)).thenComparing(SourceFindings::number));
        return issues.stream().map(issue -> finding(issue, results)).toList();
    }

    private static int number(JsonNode issue) {
        return issue.path("params").path("reference_number").asInt();
    }

    private static Finding finding(JsonNode issue, JsonNode results) {
        JsonNode params = issue.path("params");
        SourceCode source = SourceCode.of(issue);
        String code = issue.path("code").asText();
        String notice = Links.ofDoi(params.path("notice_doi").asText(""));
        List<Detail> details = new ArrayList<>(List.of(
                Detail.of(
                        Detail.Kind.SUBMITTED,
                        results.path(number(issue) - 1).path("text").asText("")),
                Detail.of(Detail.Kind.CITED_IN, issue.path("anchor").asText("")),
                Detail.linked(Detail.Kind.WORK, issue.path("reference").asText("")),
                Detail.of(Detail.Kind.MEANS, issue.path("message").asText("")),
                new Detail(
                        Detail.Kind.NOTICE,
                        "notice",
                        MarkedText.of(joined(Stream.of(
                                notice,
                                params.path("notice_date").asText(""),
                                params.path("notice_source").asText("")))),
                        Links.web(notice)),
                Detail.linked(
                        Detail.Kind.CITE_INSTEAD,
                        Links.ofDoi(params.path("published_doi").asText(""))),
                Detail.of(Detail.Kind.CITATIONS, params.path("citation_count").asText("")),
                Detail.of(
                        Detail.Kind.PLACES,
                        joined(params.path("reference_numbers").valueStream().map(JsonNode::asText)))));
        return new Finding(
                source.severity(),
                Area.SOURCES,
                code,
                source.word(code),
                number(issue),
                "Reference " + number(issue),
                details);
    }

    private static String joined(Stream<String> texts) {
        return texts.filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
    }
}
