package preflight.mcp.tool;

import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import java.io.IOException;
import java.util.Collection;
import java.util.Map;
import java.util.function.BiFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.access.Caller;
import preflight.api.ProblemTable;
import preflight.contract.AnswerReader;
import preflight.mcp.tool.CheckService.CheckResponse;

/**
 * A tool: runs an operation of the API and returns the JSON response as structured content, with a short text for the model. A
 * refusal is a result marked as an error, so that the model can react to it.
 */
public final class CheckTool implements BiFunction<McpTransportContext, CallToolRequest, CallToolResult> {
    /** Key of the {@link Caller} in the transport context. */
    public static final String CALLER = "caller";
    /** Key of the {@link ToolCall} in the transport context. */
    public static final String CALL = "call";

    private static final Logger LOG = LoggerFactory.getLogger(CheckTool.class);

    /** An unpaired surrogate cannot be encoded in UTF-8. Escaped, it reaches the request reader, which rejects it. */
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
        } catch (IOException | RuntimeException e) {
            // The SDK would send the message of an exception to the client.
            LOG.error("request {} failed", caller.requestId(), e);
            return failed(new ProblemTable().unknown().detail());
        }
    }

    private CallToolResult result(CheckResponse outcome) throws IOException {
        JsonNode body = JSON.readTree(outcome.body());
        if (outcome.status() != 200) {
            return failed(
                    ToolErrorText.of(outcome.status(), body.path("detail").asText(), outcome.retryAfterSeconds()));
        }
        return CallToolResult.builder()
                .structuredContent(JSON.convertValue(body, Map.class))
                .addTextContent(ToolResultText.of(AnswerReader.read(body)))
                .isError(false)
                .build();
    }

    /**
     * The result of a call that timed out.
     *
     * @param notCharged whether the call was cancelled before it was charged
     */
    public static CallToolResult timedOut(boolean notCharged) {
        return failed(
                notCharged
                        ? "The check did not finish in time and was cancelled; nothing was charged. Retry with fewer references or a shorter text."
                        : "The check did not finish in time; it may have been charged. Retry once.");
    }

    private static CallToolResult failed(String text) {
        return CallToolResult.builder().addTextContent(text).isError(true).build();
    }
}
