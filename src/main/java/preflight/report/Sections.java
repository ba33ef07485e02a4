package preflight.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/** Whether a section of a full check ran. What did not run is never to be mistaken for a clean result. */
final class Sections {
    private Sections() {}

    static boolean isOk(JsonNode section) {
        return section.path("status").asText().equals("ok");
    }

    static boolean isSkipped(JsonNode section) {
        return section.path("status").asText().equals("skipped");
    }

    /** A finding that says that a section failed; none when it ran or had nothing to run on. */
    static List<Finding> failure(Area area, JsonNode section) {
        if (isOk(section) || isSkipped(section)) {
            return List.of();
        }
        return List.of(new Finding(
                Severity.ALARM,
                area,
                "failed",
                "FAILED",
                0,
                area.title(),
                List.of(
                        Detail.of(Detail.Kind.BECAUSE, section.path("reason").asText("no reason was given")),
                        Detail.of(Detail.Kind.MEANS, "Nothing is known. Nothing was charged; try again."))));
    }
}
