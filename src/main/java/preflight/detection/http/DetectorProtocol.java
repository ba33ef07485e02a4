package preflight.detection.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import preflight.detection.DetectionLevel;
import preflight.detection.PassageResult;
import preflight.detection.PassageResult.DrivingSentence;
import preflight.text.Passage;

/**
 * The JSON messages between the service and a detection server (docs/detector-protocol.md). Both sides parse strictly: a message
 * that does not match the protocol is refused.
 */
public final class DetectorProtocol {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private DetectorProtocol() {}

    /** A body that does not match the protocol. The message says where. */
    public static final class MalformedMessageException extends Exception {
        private static final long serialVersionUID = 1L;

        MalformedMessageException(String message) {
            super(message);
        }
    }

    /** The request body for the passages to check. */
    public static String writeRequest(List<Passage> passages) {
        ObjectNode request = JSON.createObjectNode();
        ArrayNode array = request.putArray("passages");
        for (Passage passage : passages) {
            ObjectNode node = array.addObject();
            node.put("number", passage.number());
            node.put("text", passage.text());
            node.put("language", passage.language());
            passage.sentences().forEach(node.putArray("sentences")::add);
        }
        return request.toString();
    }

    /** Reads a request body. It does not carry token counts, so {@link Passage#tokens} is 0. */
    public static List<Passage> readRequest(String body) throws MalformedMessageException {
        List<Passage> passages = new ArrayList<>();
        for (JsonNode node : array(parse(body), "passages")) {
            List<String> sentences = new ArrayList<>();
            for (JsonNode sentence : array(node, "sentences")) {
                sentences.add(text(sentence, "sentences"));
            }
            passages.add(new Passage(
                    integer(node, "number"),
                    text(node.path("text"), "text"),
                    text(node.path("language"), "language"),
                    0,
                    sentences));
        }
        return passages;
    }

    /** The response body for the results. */
    public static String writeResponse(List<PassageResult> results) {
        ObjectNode response = JSON.createObjectNode();
        ArrayNode array = response.putArray("judgements");
        for (PassageResult result : results) {
            ObjectNode node = array.addObject();
            node.put("passage", result.passage());
            node.put("level", result.level().name().toLowerCase(Locale.ROOT));
            ArrayNode drivers = node.putArray("drivers");
            for (DrivingSentence driver : result.drivers()) {
                ObjectNode driverNode = drivers.addObject();
                driverNode.put("sentence", driver.sentence());
                driver.reasons().forEach(driverNode.putArray("reasons")::add);
            }
        }
        return response.toString();
    }

    /** Reads a response body. It must hold exactly one result for each requested passage, in order. */
    public static List<PassageResult> readResponse(String body, List<Passage> requested)
            throws MalformedMessageException {
        JsonNode array = array(parse(body), "judgements");
        if (array.size() != requested.size()) {
            throw new MalformedMessageException(
                    "%d passages were sent, %d results came back".formatted(requested.size(), array.size()));
        }
        List<PassageResult> results = new ArrayList<>();
        for (int i = 0; i < requested.size(); i++) {
            results.add(result(array.get(i), requested.get(i)));
        }
        return results;
    }

    private static PassageResult result(JsonNode node, Passage requested) throws MalformedMessageException {
        int passage = integer(node, "passage");
        if (passage != requested.number()) {
            throw new MalformedMessageException(
                    "a result for passage %d came in place of %d".formatted(passage, requested.number()));
        }
        DetectionLevel level = level(text(node.path("level"), "level"));
        List<DrivingSentence> drivers = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        for (JsonNode driver : array(node, "drivers")) {
            int sentence = integer(driver, "sentence");
            if (sentence < 0 || sentence >= requested.sentences().size() || !seen.add(sentence)) {
                throw new MalformedMessageException(
                        "passage %d has no sentence %d, or it is listed twice".formatted(passage, sentence));
            }
            List<String> reasons = new ArrayList<>();
            for (JsonNode reason : array(driver, "reasons")) {
                reasons.add(text(reason, "reasons"));
            }
            if (reasons.isEmpty()) {
                throw new MalformedMessageException("a driver has no reasons");
            }
            drivers.add(new DrivingSentence(sentence, reasons));
        }
        if (level.flagged() == drivers.isEmpty()) {
            throw new MalformedMessageException("a flagged passage needs drivers, and only a flagged one has them");
        }
        return new PassageResult(passage, level, drivers);
    }

    private static DetectionLevel level(String name) throws MalformedMessageException {
        for (DetectionLevel level : DetectionLevel.values()) {
            if (level.name().toLowerCase(Locale.ROOT).equals(name)) {
                return level;
            }
        }
        throw new MalformedMessageException("unknown level");
    }

    private static JsonNode parse(String body) throws MalformedMessageException {
        try {
            return JSON.readTree(body);
        } catch (JsonProcessingException e) {
            throw new MalformedMessageException("the body is not JSON");
        }
    }

    private static JsonNode array(JsonNode node, String field) throws MalformedMessageException {
        JsonNode array = node.path(field);
        if (!array.isArray()) {
            throw new MalformedMessageException("\"" + field + "\" must be an array");
        }
        return array;
    }

    private static int integer(JsonNode node, String field) throws MalformedMessageException {
        JsonNode number = node.path(field);
        if (!number.isInt()) {
            throw new MalformedMessageException("\"" + field + "\" must be a whole number");
        }
        return number.intValue();
    }

    private static String text(JsonNode node, String field) throws MalformedMessageException {
        if (!node.isTextual()) {
            throw new MalformedMessageException("\"" + field + "\" must be a string");
        }
        return node.textValue();
    }
}
