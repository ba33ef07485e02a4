package preflight.cli.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is known against verified sources, the gravest first. */
final class SourcesPart {
    private static final String DOI_LINK = "https://doi.org/";

    private SourcesPart() {}

    static void write(JsonNode quality, Page page) {
        page.heading("Sources");
        if (!SectionOutcome.isOk(quality)) {
            SectionOutcome.explain(quality, page);
            return;
        }
        List<JsonNode> issues = new ArrayList<>();
        quality.path("issues").forEach(issues::add);
        issues.sort(Comparator.comparing((JsonNode issue) -> SourceFinding.of(issue))
                .thenComparing(
                        issue -> issue.path("params").path("reference_number").asInt()));
        page.statement(
                issues.isEmpty() ? Severity.GOOD : Severity.NEUTRAL,
                "EXAMINED",
                "%d verified references, %s. The others were not examined."
                        .formatted(
                                quality.path("checked").asInt(),
                                issues.isEmpty() ? "nothing is known against them" : issues.size() + " findings"));
        issues.forEach(issue -> finding(issue, page));
    }

    private static void finding(JsonNode issue, Page page) {
        JsonNode params = issue.path("params");
        SourceFinding finding = SourceFinding.of(issue);
        page.finding(
                finding.severity(),
                finding.word(issue.path("code").asText()),
                "Reference %d".formatted(params.path("reference_number").asInt()));
        page.detail("cited in", issue.path("anchor").asText(""));
        page.detail("work", issue.path("reference").asText(""));
        page.detail("means", issue.path("message").asText(""));
        page.detail(
                "notice",
                joined(Stream.of(
                        link(params.path("notice_doi")),
                        params.path("notice_date").asText(""),
                        params.path("notice_source").asText(""))));
        page.detail("cite instead", link(params.path("published_doi")));
        if (params.has("citation_count")) {
            page.detail("known citations", params.path("citation_count").asText());
        }
        if (params.has("reference_numbers")) {
            page.detail(
                    "places",
                    joined(params.path("reference_numbers").valueStream().map(JsonNode::asText)));
        }
    }

    private static String joined(Stream<String> texts) {
        return texts.filter(text -> !text.isEmpty()).collect(Collectors.joining(", "));
    }

    private static String link(JsonNode doi) {
        return doi.asText("").isEmpty() ? "" : DOI_LINK + doi.asText();
    }
}
