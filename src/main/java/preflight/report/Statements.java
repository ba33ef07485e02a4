package preflight.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** A line for each section, and the price. */
final class Statements {
    private Statements() {}

    static List<Statement> of(JsonNode answer) {
        return List.of(
                sources(answer.path("sourceQuality")),
                references(answer.path("citations")),
                writing(answer.path("aiDetection")),
                new Statement(
                        Severity.NEUTRAL,
                        "Credits",
                        "%d charged".formatted(answer.path("creditsCharged").asLong())));
    }

    private static Statement sources(JsonNode quality) {
        if (!Sections.isOk(quality)) {
            return missing(Area.SOURCES, quality);
        }
        int issues = quality.path("issues").size();
        boolean alarming = quality.path("issues")
                .valueStream()
                .anyMatch(issue -> SourceCode.of(issue).severity() == Severity.ALARM);
        return new Statement(
                alarming ? Severity.ALARM : issues > 0 ? Severity.NOTE : Severity.GOOD,
                Area.SOURCES.title(),
                "%d verified references examined, %s"
                        .formatted(
                                quality.path("checked").asInt(),
                                issues == 0
                                        ? "nothing is known against them"
                                        : issues == 1 ? "1 finding" : issues + " findings"));
    }

    private static Statement references(JsonNode citations) {
        if (!Sections.isOk(citations)) {
            return missing(Area.REFERENCES, citations);
        }
        JsonNode summary = citations.path("summary");
        return new Statement(
                summary.path("needsReview").asInt() > 0 ? Severity.DOUBT : Severity.GOOD,
                Area.REFERENCES.title(),
                "%d checked: %d verified, %d uncertain, %d not in the index, %d unreadable"
                        .formatted(
                                summary.path("total").asInt(),
                                summary.path("verified").asInt(),
                                summary.path("uncertain").asInt(),
                                summary.path("offIndex").asInt(),
                                summary.path("unparseable").asInt()));
    }

    private static Statement writing(JsonNode detection) {
        if (!Sections.isOk(detection)) {
            return missing(Area.WRITING, detection);
        }
        String verdict = detection.path("verdict").asText();
        return new Statement(
                WritingFindings.severity(verdict),
                Area.WRITING.title(),
                "%s: %d of %d paragraphs flagged. %s"
                        .formatted(
                                verdict,
                                detection.path("flagged").asInt(),
                                detection.path("checked").asInt(),
                                WritingFindings.meaning(verdict)));
    }

    private static Statement missing(Area area, JsonNode section) {
        return Sections.isSkipped(section)
                ? new Statement(
                        Severity.NEUTRAL,
                        area.title(),
                        "not looked at: " + section.path("reason").asText("nothing was sent"))
                : new Statement(Severity.ALARM, area.title(), "FAILED: nothing is known");
    }
}
