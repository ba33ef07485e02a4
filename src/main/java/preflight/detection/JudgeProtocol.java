package preflight.detection;

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
import preflight.detection.Judgement.Driver;
import preflight.text.Passage;

/**
 * The JSON that travels between the service and a detection server (docs/detector-protocol.md), read strictly both
 * ways: what is not exactly as agreed is a fault, never a guess.
 */
public final class JudgeProtocol {
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private JudgeProtocol() {}

    /** A body that is not as agreed; the message says where. */
    public static final class Malformed extends Exception {
        private static final long serialVersionUID = 1L;

        Malformed(String message) {
            super(message);
        }
    }

    /** The question: the passages to judge. */
    public static String writePassages(List<Passage> passages) {
        ObjectNode question = JSON.createObjectNode();
        ArrayNode array = question.putArray("passages");
        for (Passage passage : passages) {
            ObjectNode node = array.addObject();
            node.put("number", passage.number());
            node.put("text", passage.text());
            node.put("language", passage.language());
            passage.sentences().forEach(node.putArray("sentences")::add);
        }
        return question.toString();
    }

    /** Reads a question. Tokens are not part of it and read as 0. */
    public static List<Passage> readPassages(String body) throws Malformed {
        List<Passage> passages = new ArrayList<>();
        for (JsonNode node : array(parse(body), "passages")) {
            List<String> sentences = new ArrayList<>();
            for (JsonNode sentence : array(node, "sentences")) {
                sentences.add(text(sentence, "sentences"));
            }
            passages.add(new Passage(
                    whole(node, "number"),
                    text(node.path("text"), "text"),
                    text(node.path("language"), "language"),
                    0,
                    sentences));
        }
        return passages;
    }

    /** The answer: the judgements. */
    public static String writeJudgements(List<Judgement> judgements) {
        ObjectNode answer = JSON.createObjectNode();
        ArrayNode array = answer.putArray("judgements");
        for (Judgement judgement : judgements) {
            ObjectNode node = array.addObject();
            node.put("passage", judgement.passage());
            node.put("level", judgement.level().name().toLowerCase(Locale.ROOT));
            ArrayNode drivers = node.putArray("drivers");
            for (Driver driver : judgement.drivers()) {
                ObjectNode driverNode = drivers.addObject();
                driverNode.put("sentence", driver.sentence());
                driver.reasons().forEach(driverNode.putArray("reasons")::add);
            }
        }
        return answer.toString();
    }

    /** Reads an answer; it must hold exactly one judgement for each passage asked about. */
    public static List<Judgement> readJudgements(String body, List<Passage> asked) throws Malformed {
        JsonNode array = array(parse(body), "judgements");
        if (array.size() != asked.size()) {
            throw new Malformed("%d passages were asked about, %d were answered".formatted(asked.size(), array.size()));
        }
        List<Judgement> judgements = new ArrayList<>();
        for (int i = 0; i < asked.size(); i++) {
            judgements.add(judgement(array.get(i), asked.get(i)));
        }
        return judgements;
    }

    private static Judgement judgement(JsonNode node, Passage asked) throws Malformed {
        int passage = whole(node, "passage");
        if (passage != asked.number()) {
            throw new Malformed("passage %d was answered in place of %d".formatted(passage, asked.number()));
        }
        Level level = level(text(node.path("level"), "level"));
        List<Driver> drivers = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        for (JsonNode driver : array(node, "drivers")) {
            int sentence = whole(driver, "sentence");
            if (sentence < 0 || sentence >= asked.sentences().size() || !seen.add(sentence)) {
                throw new Malformed("passage %d has no sentence %d, or it came twice".formatted(passage, sentence));
            }
            List<String> reasons = new ArrayList<>();
            for (JsonNode reason : array(driver, "reasons")) {
                reasons.add(text(reason, "reasons"));
            }
            if (reasons.isEmpty()) {
                throw new Malformed("a driver has no reasons");
            }
            drivers.add(new Driver(sentence, reasons));
        }
        if (level.flagged() == drivers.isEmpty()) {
            throw new Malformed("a flagged passage needs drivers, and only a flagged one has them");
        }
        return new Judgement(passage, level, drivers);
    }

    private static Level level(String name) throws Malformed {
        for (Level level : Level.values()) {
            if (level.name().toLowerCase(Locale.ROOT).equals(name)) {
                return level;
            }
        }
        throw new Malformed("unknown level");
    }

    private static JsonNode parse(String body) throws Malformed {
        try {
            return JSON.readTree(body);
        } catch (JsonProcessingException e) {
            throw new Malformed("the body is not JSON");
        }
    }

    private static JsonNode array(JsonNode node, String field) throws Malformed {
        JsonNode array = node.path(field);
        if (!array.isArray()) {
            throw new Malformed("\"" + field + "\" must be an array");
        }
        return array;
    }

    private static int whole(JsonNode node, String field) throws Malformed {
        JsonNode number = node.path(field);
        if (!number.isInt()) {
            throw new Malformed("\"" + field + "\" must be a whole number");
        }
        return number.intValue();
    }

    private static String text(JsonNode node, String field) throws Malformed {
        if (!node.isTextual()) {
            throw new Malformed("\"" + field + "\" must be a string");
        }
        return node.textValue();
    }
}
