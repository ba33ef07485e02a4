package preflight.cli.report;

import com.fasterxml.jackson.databind.JsonNode;

/** Whether a section of a full check ran. */
final class SectionOutcome {
    private SectionOutcome() {}

    static boolean isOk(JsonNode section) {
        return section.path("status").asText().equals("ok");
    }

    /** Says why a section has nothing to show: never to be mistaken for a clean result. */
    static void explain(JsonNode section, Page page) {
        boolean skipped = section.path("status").asText().equals("skipped");
        page.statement(
                skipped ? Severity.NEUTRAL : Severity.ALARM,
                skipped ? "SKIPPED" : "FAILED",
                section.path("reason").asText("no reason was given"));
        page.detail(
                "so",
                skipped
                        ? "Nothing was looked at, and nothing was charged."
                        : "Nothing is known. Nothing was charged; try again.");
    }
}
