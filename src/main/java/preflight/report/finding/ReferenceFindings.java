package preflight.report.finding;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import preflight.report.CheckedReference;
import preflight.report.FindingDetail;
import preflight.report.ReportArea;
import preflight.report.ReportFinding;
import preflight.report.Severity;
import preflight.report.WebLinks;

/** The references that need a look, the most doubtful first; and all of them with their verdicts. */
public final class ReferenceFindings {
    private static final String DO_NOT_CITE =
            "DO NOT CITE THIS: no match, only a clue in case the reference is mistyped.";

    private ReferenceFindings() {}

    /** A result with its place in the list. */
    private record Numbered(int number, JsonNode entry) {
        String status() {
            return entry.path("status").asText();
        }

        String text(String field) {
            return entry.path(field).asText("");
        }

        String work() {
            return entry.path("paper").path("canonicalId").asText("");
        }

        /** A DOI under another title first: it is the commonest trace of an invented reference. */
        int rank() {
            return switch (status()) {
                case "uncertain" -> text("basis").equals("identifier") ? 0 : 1;
                case "off_index" -> text("nearMissTitle").isEmpty() ? 3 : 2;
                default -> 4;
            };
        }
    }

    public static List<ReportFinding> of(JsonNode citations) {
        if (!SectionFindings.isOk(citations)) {
            return SectionFindings.failure(ReportArea.REFERENCES, citations);
        }
        return numbered(citations).stream()
                .filter(entry -> !entry.status().equals("verified"))
                .sorted(Comparator.comparingInt(Numbered::rank).thenComparing(Numbered::number))
                .map(ReferenceFindings::finding)
                .toList();
    }

    public static List<CheckedReference> checkedReferences(JsonNode citations) {
        return numbered(citations).stream()
                .map(entry -> new CheckedReference(
                        entry.number(),
                        entry.text("text"),
                        entry.status(),
                        entry.status().equals("verified") ? Severity.GOOD : Severity.DOUBT,
                        entry.text("matchedTitle"),
                        WebLinks.toWebLink(entry.work())))
                .toList();
    }

    private static List<Numbered> numbered(JsonNode citations) {
        List<Numbered> entries = new ArrayList<>();
        for (JsonNode result : citations.path("results")) {
            entries.add(new Numbered(entries.size() + 1, result));
        }
        return entries;
    }

    private static ReportFinding finding(Numbered entry) {
        return new ReportFinding(
                Severity.DOUBT,
                ReportArea.REFERENCES,
                entry.status(),
                switch (entry.status()) {
                    case "uncertain" -> "UNCERTAIN";
                    case "off_index" -> "NOT IN INDEX";
                    default -> "UNREADABLE";
                },
                entry.number(),
                "Reference %d".formatted(entry.number()),
                switch (entry.status()) {
                    case "uncertain" -> uncertain(entry);
                    case "off_index" -> offIndex(entry);
                    default ->
                        List.of(
                                FindingDetail.of(FindingDetail.Kind.SUBMITTED, entry.text("text")),
                                FindingDetail.of(
                                        FindingDetail.Kind.BECAUSE,
                                        "No title, year or author was found in this line."));
                });
    }

    private static List<FindingDetail> uncertain(Numbered entry) {
        TitleDiff titles = TitleDiff.of(entry.text("text"), entry.text("matchedTitle"));
        return List.of(
                FindingDetail.of(FindingDetail.Kind.SUBMITTED, titles.submitted()),
                FindingDetail.of(FindingDetail.Kind.MATCHED, titles.matched()),
                FindingDetail.linked(FindingDetail.Kind.WORK, entry.work()),
                FindingDetail.of(
                        FindingDetail.Kind.BECAUSE,
                        switch (entry.text("basis")) {
                            case "identifier" -> "The identifier is that of this work, but the rest disagrees.";
                            case "title_exact", "title_strong" -> "The title agrees, but authors or year do not.";
                            default -> "The title agrees only in part. Compare the two.";
                        }));
    }

    private static List<FindingDetail> offIndex(Numbered entry) {
        String nearMiss = entry.text("nearMissTitle");
        TitleDiff titles = TitleDiff.of(entry.text("text"), nearMiss);
        return List.of(
                FindingDetail.of(FindingDetail.Kind.SUBMITTED, titles.submitted()),
                FindingDetail.of(FindingDetail.Kind.NEAR_MISS, titles.matched()),
                FindingDetail.of(FindingDetail.Kind.WARNING, nearMiss.isEmpty() ? "" : DO_NOT_CITE),
                FindingDetail.of(
                        FindingDetail.Kind.BECAUSE,
                        "This index could not confirm it; that does not mean that it does not exist."));
    }
}
