package preflight.report.finding;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/**
 * One answer made of those to several calls, in the shape of the contract's full check. A section that failed in one call
 * has failed: what is known of the other calls' references must not pass for all.
 */
public final class AnswerMerger {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final List<String> COUNTS =
            List.of("total", "verified", "uncertain", "offIndex", "unparseable", "needsReview");

    private AnswerMerger() {}

    public static ObjectNode of(List<JsonNode> answers) {
        ObjectNode merged = NODES.objectNode();
        List<JsonNode> checks =
                answers.stream().filter(answer -> answer.has("citations")).toList();
        merged.set("citations", citations(answers));
        merged.set(
                "aiDetection",
                checks.isEmpty()
                        ? skipped("No text was sent.")
                        : checks.getFirst().path("aiDetection"));
        merged.set("sourceQuality", sources(answers, checks));
        merged.put(
                "creditsCharged",
                checks.stream()
                        .mapToLong(answer -> answer.path("creditsCharged").asLong())
                        .sum());
        return merged;
    }

    /** The part on references of an answer, also of a call that asked for nothing else. */
    private static JsonNode citationsOf(JsonNode answer) {
        if (answer.has("citations")) {
            return answer.path("citations");
        }
        ObjectNode section = NODES.objectNode();
        section.put("status", "ok").putNull("reason");
        section.set("summary", answer.path("summary"));
        section.set("results", answer.path("results"));
        return section;
    }

    private static JsonNode citations(List<JsonNode> answers) {
        List<JsonNode> sections =
                answers.stream().map(AnswerMerger::citationsOf).toList();
        if (sections.size() == 1) {
            return sections.getFirst();
        }
        for (JsonNode section : sections) {
            if (!isOk(section)) {
                return section;
            }
        }
        ObjectNode merged = NODES.objectNode().put("status", "ok").putNull("reason");
        ObjectNode summary = merged.putObject("summary");
        COUNTS.forEach(count -> summary.put(
                count,
                sections.stream()
                        .mapToInt(section -> section.path("summary").path(count).asInt())
                        .sum()));
        ArrayNode results = merged.putArray("results");
        sections.forEach(section -> section.path("results").forEach(results::add));
        return merged;
    }

    private static JsonNode sources(List<JsonNode> answers, List<JsonNode> checks) {
        if (checks.isEmpty()) {
            return skipped("Only a full check looks for retractions and the like.");
        }
        List<JsonNode> ok = new ArrayList<>();
        for (JsonNode check : checks) {
            JsonNode section = check.path("sourceQuality");
            if (section.path("status").asText().equals("failed") || checks.size() == 1) {
                return section;
            }
            if (isOk(section)) {
                ok.add(section);
            }
        }
        return ok.isEmpty() ? checks.getFirst().path("sourceQuality") : merged(answers, ok);
    }

    private static ObjectNode merged(List<JsonNode> answers, List<JsonNode> ok) {
        ObjectNode merged = NODES.objectNode().put("status", "ok").putNull("reason");
        merged.put(
                "checked",
                ok.stream().mapToInt(section -> section.path("checked").asInt()).sum());
        ArrayNode issues = merged.putArray("issues");
        int before = 0;
        for (JsonNode answer : answers) {
            if (isOk(answer.path("sourceQuality"))) {
                for (JsonNode issue : answer.path("sourceQuality").path("issues")) {
                    issues.add(renumbered(issue, before));
                }
            }
            before += citationsOf(answer).path("results").size();
        }
        return merged;
    }

    /** Every call numbers its references from 1; the message was written with that number. */
    private static JsonNode renumbered(JsonNode issue, int before) {
        if (before == 0) {
            return issue;
        }
        ObjectNode copy = issue.deepCopy();
        ObjectNode params = copy.withObjectProperty("params");
        if (params.path("reference_number").isInt()) {
            params.put("reference_number", params.path("reference_number").asInt() + before);
        }
        ArrayNode numbers = new ObjectMapper().createArrayNode();
        params.path("reference_numbers").forEach(number -> numbers.add(number.asInt() + before));
        if (!numbers.isEmpty()) {
            params.set("reference_numbers", numbers);
        }
        copy.putNull("message");
        return copy;
    }

    private static boolean isOk(JsonNode section) {
        return section.path("status").asText().equals("ok");
    }

    private static ObjectNode skipped(String reason) {
        ObjectNode section = NODES.objectNode().put("status", "skipped").put("reason", reason);
        section.putNull("verdict").put("checked", 0).put("flagged", 0).putArray("issues");
        return section;
    }
}
