package preflight.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import preflight.reference.decide.Explanation;
import preflight.reference.parse.ParsedReference;
import preflight.work.Work;

/** One outcome as a line of JSON, with the evidence, for error analysis and for {@link CompareVerdicts}. */
final class OutcomeLine {
    private static final ObjectMapper JSON = new ObjectMapper();

    private OutcomeLine() {}

    static String of(
            JsonNode query,
            ParsedReference reference,
            Explanation explanation,
            Set<String> right,
            boolean isRight,
            @Nullable Boolean titleRight,
            String why) {
        Work found = explanation.verdict().work();
        ObjectNode line = JSON.createObjectNode();
        line.put("id", query.path("id").asText());
        line.put("kind", query.path("kind").asText());
        line.put("style", query.path("style").asText());
        line.put("source", query.path("source").asText());
        line.put("weak", query.path("weak").asBoolean());
        line.put("status", explanation.verdict().status().name());
        line.put("basis", explanation.verdict().basis().name());
        line.put("right", isRight);
        line.put("work", found == null ? null : found.canonicalId());
        line.put("matched", explanation.verdict().matchedTitle());
        line.put("nearMiss", explanation.verdict().nearMissTitle());
        line.put("expected", String.join(" ", right));
        line.put("ref", query.path("ref").asText());
        line.put("title", reference.title());
        line.put("titleRight", titleRight);
        line.put("why", why);
        return line.toString();
    }
}
