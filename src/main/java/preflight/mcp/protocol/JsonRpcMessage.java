package preflight.mcp.protocol;

import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;

/** A JSON-RPC message from a client. */
public sealed interface JsonRpcMessage {

    /** A request; {@code id} is a string or an integer. */
    record Request(Object id, String method, JsonNode params) implements JsonRpcMessage {}

    /** A notification or a response; it is acknowledged and ignored. */
    record Acknowledged() implements JsonRpcMessage {}

    /** Reads the body of a POST. */
    static JsonRpcMessage read(byte[] body) {
        JsonNode message = parse(body);
        if (message.isArray()) {
            throw McpProtocolException.badRequest(McpProtocolException.INVALID_REQUEST, "Batches are not supported");
        }
        if (!message.isObject() || !message.path("jsonrpc").asText().equals("2.0")) {
            throw McpProtocolException.badRequest(McpProtocolException.INVALID_REQUEST, "Not a JSON-RPC 2.0 message");
        }
        JsonNode id = message.path("id");
        JsonNode method = message.path("method");
        if (!method.isTextual()) {
            if (message.has("result") || message.has("error")) {
                return new Acknowledged();
            }
            throw McpProtocolException.badRequest(McpProtocolException.INVALID_REQUEST, "The method is missing");
        }
        if (id.isMissingNode()) {
            return new Acknowledged();
        }
        // A number larger than a long is valid JSON, but clients cannot match the response to it.
        if (!id.isTextual() && !(id.isIntegralNumber() && id.canConvertToLong())) {
            throw McpProtocolException.badRequest(
                    McpProtocolException.INVALID_REQUEST, "The id of a request must be a string or an integer");
        }
        JsonNode params = message.path("params");
        if (!params.isMissingNode() && !params.isObject()) {
            throw McpProtocolException.badRequest(McpProtocolException.INVALID_PARAMS, "The params must be an object");
        }
        return new Request(id.isTextual() ? id.textValue() : id.numberValue(), method.textValue(), params);
    }

    private static JsonNode parse(byte[] body) {
        try {
            return StrictJson.JSON.readTree(body);
        } catch (IOException e) {
            throw McpProtocolException.badRequest(McpProtocolException.PARSE_ERROR, "Invalid JSON");
        }
    }

    /** Rejects duplicate fields and trailing content, which different parsers read differently. */
    final class StrictJson {
        private static final JsonMapper JSON = JsonMapper.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();

        private StrictJson() {}
    }
}
