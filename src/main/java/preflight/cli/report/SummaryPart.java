package preflight.cli.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;

/** One line for each section, and the price. */
final class SummaryPart {
    private SummaryPart() {}

    static void write(JsonNode answer, Page page) {
        sources(answer.path("sourceQuality"), page);
        references(answer.path("citations"), page);
        writing(answer.path("aiDetection"), page);
        page.statement(
                Severity.NEUTRAL,
                "Credits",
                "%d charged".formatted(answer.path("creditsCharged").asLong()));
    }

    private static void sources(JsonNode quality, Page page) {
        if (missing("Sources", quality, page)) {
            return;
        }
        int issues = quality.path("issues").size();
        boolean alarming = quality.path("issues")
                .valueStream()
                .anyMatch(issue -> SourceFinding.of(issue).severity() == Severity.ALARM);
        page.statement(
                alarming ? Severity.ALARM : issues > 0 ? Severity.NOTE : Severity.GOOD,
                "Sources",
                "%d examined, %d findings".formatted(quality.path("checked").asInt(), issues));
    }

    private static void references(JsonNode citations, Page page) {
        if (missing("References", citations, page)) {
            return;
        }
        JsonNode summary = citations.path("summary");
        page.statement(
                summary.path("needsReview").asInt() > 0 ? Severity.DOUBT : Severity.GOOD,
                "References",
                "%d checked: %d verified, %d uncertain, %d not in the index, %d unreadable"
                        .formatted(
                                summary.path("total").asInt(),
                                summary.path("verified").asInt(),
                                summary.path("uncertain").asInt(),
                                summary.path("offIndex").asInt(),
                                summary.path("unparseable").asInt()));
    }

    private static void writing(JsonNode detection, Page page) {
        if (missing("AI writing", detection, page)) {
            return;
        }
        String verdict = detection.path("verdict").asText();
        page.statement(
                WritingPart.severity(verdict),
                "AI writing",
                "%s: %d of %d paragraphs flagged"
                        .formatted(
                                verdict.toLowerCase(Locale.ROOT),
                                detection.path("flagged").asInt(),
                                detection.path("checked").asInt()));
    }

    /** Says so when a section did not run, so that a summary is never cleaner than what was looked at. */
    private static boolean missing(String name, JsonNode section, Page page) {
        if (SectionOutcome.isOk(section)) {
            return false;
        }
        boolean skipped = section.path("status").asText().equals("skipped");
        page.statement(
                skipped ? Severity.NEUTRAL : Severity.ALARM, name, skipped ? "skipped" : "FAILED: nothing is known");
        return true;
    }
}
