package preflight.service.mcp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;

/** Speaks MCP of both eras over bare HTTP, so that tests see every byte. */
public record McpClient(TestGateway gateway, String key) {
    static final String WITH_HANDSHAKE = "2025-11-25";
    static final String STATELESS = "2026-07-28";
    public static final String PATH = "/v1/mcp";

    /** Escaped, half a surrogate pair can be sent. */
    private static final ObjectMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private static final String VERSION = "io.modelcontextprotocol/protocolVersion";
    private static final String CAPABILITIES = "io.modelcontextprotocol/clientCapabilities";

    static McpClient of(TestGateway.Client client) {
        return new McpClient(client.gateway(), client.key());
    }

    /** A request with nothing but what every request needs. */
    HttpRequest.Builder request() {
        return HttpRequest.newBuilder(gateway.address(PATH))
                .header("X-API-Key", key)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream");
    }

    /** A request of the era with a handshake, ready to be sent. */
    HttpRequest.Builder older(String method, Map<String, ?> params) {
        return request()
                .header("MCP-Protocol-Version", WITH_HANDSHAKE)
                .POST(BodyPublishers.ofString(message(method, params)));
    }

    /** A request of the stateless era, ready to be sent. */
    HttpRequest.Builder newer(String method, Map<String, ?> params) {
        HttpRequest.Builder request = request()
                .header("MCP-Protocol-Version", STATELESS)
                .header("Mcp-Method", method)
                .POST(BodyPublishers.ofString(message(method, withMeta(params))));
        if (params.get("name") instanceof String name) {
            request.header("Mcp-Name", name);
        }
        return request;
    }

    /** The result of a tool call. */
    JsonNode call(String tool, Map<String, ?> arguments) {
        return result(TestGateway.send(older("tools/call", Map.of("name", tool, "arguments", arguments))));
    }

    /** The result in an answer, plain or at the end of a stream. */
    public static JsonNode result(HttpAnswer answer) {
        JsonNode message = messages(answer).getLast();
        if (!message.has("result")) {
            throw new AssertionError("no result: " + answer.status() + " " + answer.text());
        }
        return message.path("result");
    }

    /** All messages of an answer, in order. */
    static List<JsonNode> messages(HttpAnswer answer) {
        if (!answer.header("Content-Type").startsWith("text/event-stream")) {
            return List.of(answer.json());
        }
        List<JsonNode> messages = new ArrayList<>();
        for (String line : answer.text().split("\n")) {
            if (line.startsWith("data: ")) {
                messages.add(new HttpAnswer(200, answer.headers(), line.substring(6)).json());
            }
        }
        return messages;
    }

    static Map<String, Object> withMeta(Map<String, ?> params) {
        Map<String, Object> meta = new HashMap<>(Map.of(VERSION, STATELESS, CAPABILITIES, Map.of()));
        if (params.get("_meta") instanceof Map<?, ?> given) {
            given.forEach((name, value) -> meta.put(String.valueOf(name), value));
        }
        Map<String, Object> all = new HashMap<>(params);
        all.put("_meta", meta);
        return all;
    }

    public static String message(String method, Map<String, ?> params) {
        return json(Map.of("jsonrpc", "2.0", "id", 7, "method", method, "params", params));
    }

    static String json(Object value) {
        try {
            return JSON.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }
}
