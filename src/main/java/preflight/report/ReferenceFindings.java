package preflight.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The references that need a look, the most doubtful first; and all of them with their verdicts. */
final class ReferenceFindings {
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

    static List<Finding> of(JsonNode citations) {
        if (!Sections.isOk(citations)) {
            return Sections.failure(Area.REFERENCES, citations);
        }
        return numbered(citations).stream()
                .filter(entry -> !entry.status().equals("verified"))
                .sorted(Comparator.comparingInt(Numbered::rank).thenComparing(Numbered::number))
                .map(ReferenceFindings::finding)
                .toList();
    }

    static List<CheckedReference> all(JsonNode citations) {
        return numbered(citations).stream()
                .map(entry -> new CheckedReference(
                        entry.number(),
                        entry.text("text"),
                        entry.status(),
                        entry.status().equals("verified") ? Severity.GOOD : Severity.DOUBT,
                        entry.text("matchedTitle"),
                        Links.web(entry.work())))
                .toList();
    }

    private static List<Numbered> numbered(JsonNode citations) {
        List<Numbered> entries = new ArrayList<>();
        for (JsonNode result : citations.path("results")) {
            entries.add(new Numbered(entries.size() + 1, result));
        }
        return entries;
    }

    private static Finding finding(Numbered entry) {
        return new Finding(
                Severity.DOUBT,
                Area.REFERENCES,
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
                                Detail.of(Detail.Kind.SUBMITTED, entry.text("text")),
                                Detail.of(Detail.Kind.BECAUSE, "No title, year or author was found in this line."));
                });
    }

    private static List<Detail> uncertain(Numbered entry) {
        TitleComparison titles = TitleComparison.of(entry.text("text"), entry.text("matchedTitle"));
        return List.of(
                Detail.of(Detail.Kind.SUBMITTED, titles.submitted()),
                Detail.of(Detail.Kind.MATCHED, titles.matched()),
                Detail.linked(Detail.Kind.WORK, entry.work()),
                Detail.of(
                        Detail.Kind.BECAUSE,
                        switch (entry.text("basis")) {
                            case "identifier" -> "The identifier is that of this work, but the rest disagrees.";
                            case "title_exact", "title_strong" -> "The title agrees, but authors or year do not.";
                            default -> "The title agrees only in part. Compare the two.";
                        }));
    }

    private static List<Detail> offIndex(Numbered entry) {
        String nearMiss = entry.text("nearMissTitle");
        TitleComparison titles = TitleComparison.of(entry.text("text"), nearMiss);
        return List.of(
                Detail.of(Detail.Kind.SUBMITTED, titles.submitted()),
                Detail.of(Detail.Kind.NEAR_MISS, titles.matched()),
                Detail.of(Detail.Kind.WARNING, nearMiss.isEmpty() ? "" : DO_NOT_CITE),
                Detail.of(
                        Detail.Kind.BECAUSE,
                        "This index could not confirm it; that does not mean that it does not exist."));
    }
}
