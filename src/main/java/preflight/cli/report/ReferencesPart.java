package preflight.cli.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The references that need a look, the most doubtful first. */
final class ReferencesPart {
    private ReferencesPart() {}

    /** A result with its place in the list. */
    private record Numbered(int number, JsonNode entry) {
        String status() {
            return entry.path("status").asText();
        }

        String text(String field) {
            return entry.path(field).asText("");
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

    static void write(JsonNode citations, Page page) {
        page.heading("References");
        if (!SectionOutcome.isOk(citations)) {
            SectionOutcome.explain(citations, page);
            return;
        }
        int verified = citations.path("summary").path("verified").asInt();
        int total = citations.path("summary").path("total").asInt();
        page.statement(
                verified == total ? Severity.GOOD : Severity.NEUTRAL,
                "VERIFIED",
                "%d of %d references: each points to a work in the index.".formatted(verified, total));
        doubtful(citations).forEach(entry -> write(entry, page));
    }

    private static List<Numbered> doubtful(JsonNode citations) {
        List<Numbered> entries = new ArrayList<>();
        for (JsonNode result : citations.path("results")) {
            entries.add(new Numbered(entries.size() + 1, result));
        }
        return entries.stream()
                .filter(entry -> !entry.status().equals("verified"))
                .sorted(Comparator.comparingInt(Numbered::rank).thenComparing(Numbered::number))
                .toList();
    }

    private static void write(Numbered entry, Page page) {
        switch (entry.status()) {
            case "uncertain" -> uncertain(entry, page);
            case "off_index" -> offIndex(entry, page);
            default -> {
                page.finding(Severity.DOUBT, "UNREADABLE", "Reference %d".formatted(entry.number()));
                page.detail("submitted", entry.text("text"));
                page.detail("because", "No title, year or author was found in this line.");
            }
        }
    }

    private static void uncertain(Numbered entry, Page page) {
        page.finding(Severity.DOUBT, "UNCERTAIN", "Reference %d".formatted(entry.number()));
        page.detail("submitted", entry.text("text"));
        page.detail("matched", entry.text("matchedTitle"));
        page.detail("", entry.entry().path("paper").path("canonicalId").asText(""));
        page.detail(
                "because",
                switch (entry.text("basis")) {
                    case "identifier" -> "The identifier is that of this work, but the rest disagrees.";
                    case "title_exact", "title_strong" -> "The title agrees, but authors or year do not.";
                    default -> "The title agrees only in part. Compare the two.";
                });
    }

    private static void offIndex(Numbered entry, Page page) {
        page.finding(Severity.DOUBT, "NOT IN INDEX", "Reference %d".formatted(entry.number()));
        page.detail("submitted", entry.text("text"));
        if (!entry.text("nearMissTitle").isEmpty()) {
            page.detail("near miss", entry.text("nearMissTitle"));
            page.detail("", "DO NOT CITE THIS: no match, only a clue in case the reference is mistyped.");
        }
        page.detail("because", "This index could not confirm it; that does not mean that it does not exist.");
    }
}
