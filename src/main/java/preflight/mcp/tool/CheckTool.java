package preflight.mcp.tool;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.util.Collection;
import java.util.Map;
import java.util.function.BiFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.access.Caller;
import preflight.api.ProblemTable;
import preflight.mcp.tool.CheckService.CheckResponse;

/**
 * One tool: runs a call of the contract and tells what came out of it, to a program as the contract's JSON, to a model in a few
 * lines. A refusal is a result too, marked as an error: the model can act on it.
 */
public final class CheckTool implements BiFunction<McpTransportContext, CallToolRequest, CallToolResult> {
    /** The {@link Caller} in the transport context. */
    public static final String CALLER = "caller";
    /** The {@link ToolCall} in the transport context. */
    public static final String CALL = "call";

    private static final Logger LOG = LoggerFactory.getLogger(CheckTool.class);

    /** Half a surrogate pair has no bytes; escaped it reaches the reader that refuses it, as over REST. */
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private final String operation;
    private final CheckService checks;

    CheckTool(String operation, CheckService checks) {
        this.operation = operation;
        this.checks = checks;
    }

    @Override
    public CallToolResult apply(McpTransportContext context, CallToolRequest request) {
        Caller caller = (Caller) context.get(CALLER);
        ToolCall call = (ToolCall) context.get(CALL);
        try {
            Map<String, Object> arguments = request.arguments() == null ? Map.of() : request.arguments();
            if (arguments.get("references") instanceof Collection<?> references) {
                call.expectReferences(references.size());
            }
            return result(checks.run(operation, caller, JSON.writeValueAsBytes(arguments), call));
        } catch (JsonProcessingException | RuntimeException e) {
            // What the SDK is thrown, it shows to the client as it is.
            LOG.error("request {} failed", caller.requestId(), e);
            return failed(new ProblemTable().unknown().detail());
        }
    }

    private CallToolResult result(CheckResponse outcome) throws JsonProcessingException {
        JsonNode body = JSON.readTree(outcome.body());
        if (outcome.status() != 200) {
            return failed(
                    ToolErrorText.of(outcome.status(), body.path("detail").asText(), outcome.retryAfterSeconds()));
        }
        return CallToolResult.builder()
                .structuredContent(JSON.convertValue(body, Map.class))
                .addTextContent(ToolResultText.of(operation, body))
                .isError(false)
                .build();
    }

    /** The result of a call that took too long. */
    public static CallToolResult timedOut(boolean free) {
        return failed(
                free
                        ? "The check did not finish in time and was given up; nothing was charged. Retry with fewer references or a shorter text."
                        : "The check did not finish in time and was given up at its end; it may have been charged. Retry once.");
    }

    private static CallToolResult failed(String text) {
        return CallToolResult.builder().addTextContent(text).isError(true).build();
    }
}
