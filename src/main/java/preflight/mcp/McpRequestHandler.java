package preflight.mcp;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpStatelessSyncServer;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.access.Caller;
import preflight.mcp.protocol.JsonRpcMessage;
import preflight.mcp.protocol.McpHttpRequest;
import preflight.mcp.protocol.McpHttpResponse;
import preflight.mcp.protocol.McpProtocolException;
import preflight.mcp.protocol.RequestValidator;
import preflight.mcp.protocol.ResponseStream;
import preflight.mcp.protocol.StatelessResults;
import preflight.mcp.protocol.StatelessTransport;
import preflight.mcp.tool.CheckTool;
import preflight.mcp.tool.ToolCall;

/** Handles requests with the server of the SDK. A result that takes long, or has progress to report, is streamed. */
public final class McpRequestHandler {
    private static final Logger LOG = LoggerFactory.getLogger(McpRequestHandler.class);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final StatelessTransport transport;
    private final StatelessResults results;
    private final CallTimeouts timeouts;
    private final ExecutorService threads;

    /** @param server the server that was created with {@code transport} */
    public McpRequestHandler(
            StatelessTransport transport,
            McpStatelessSyncServer server,
            String instructions,
            CallTimeouts timeouts,
            ExecutorService threads) {
        this.transport = transport;
        this.results = new StatelessResults(server, instructions);
        this.timeouts = timeouts;
        this.threads = threads;
    }

    /**
     * The timeouts of a call.
     *
     * @param keepaliveIntervalMillis the time between two keepalive messages to the client
     * @param timeoutMillis the time after which the call is cancelled
     */
    public record CallTimeouts(long keepaliveIntervalMillis, long timeoutMillis) {}

    void answer(
            McpHttpRequest http,
            JsonRpcMessage.Request request,
            Caller caller,
            ResponseStream stream,
            McpHttpResponse reply) {
        boolean stateless = RequestValidator.isStateless(http, request);
        if (stateless) {
            RequestValidator.requireStateless(http, request);
            if (request.method().equals("server/discover")) {
                stream.finish(200, success(request.id(), results.discovery()));
                return;
            }
        }
        RequestValidator.requireArguments(request);
        ToolCall call = new ToolCall(listener(request, stream));
        if (stateless) {
            // In the older versions a disconnected client may come back for its result.
            reply.onDisconnect(call::cancel);
        }
        JSONRPCResponse response = await(request, caller, call, stream);
        if (response.error() != null) {
            stream.finish(
                    stateless ? McpProtocolException.statusOf(response.error().code()) : 200, response);
        } else if (stateless) {
            stream.finish(200, success(request.id(), results.of(request.method(), response.result())));
        } else {
            stream.finish(200, response);
        }
    }

    private JSONRPCResponse await(JsonRpcMessage.Request request, Caller caller, ToolCall call, ResponseStream stream) {
        McpTransportContext context =
                McpTransportContext.create(Map.of(CheckTool.CALLER, caller, CheckTool.CALL, call));
        JSONRPCRequest rpc = new JSONRPCRequest("2.0", request.method(), request.id(), params(request.params()));
        Future<JSONRPCResponse> answer = threads.submit(() -> transport.answer(context, rpc));
        boolean hasToken = progressToken(request) != null;
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(timeouts.timeoutMillis());
        while (System.nanoTime() < end) {
            try {
                return answer.get(timeouts.keepaliveIntervalMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillRunning) {
                if (hasToken) {
                    call.heartbeat();
                } else {
                    stream.keepAlive();
                }
            } catch (ExecutionException e) {
                Throwable cause = e.getCause();
                logFault(caller, cause == null ? e : cause);
                return internalError(request.id());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return internalError(request.id());
            }
        }
        LOG.warn("request {} timed out", caller.requestId());
        return JSONRPCResponse.result(request.id(), CheckTool.timedOut(call.cancel()));
    }

    /** Logs class and location only: a message could quote the manuscript. */
    private static void logFault(Caller caller, Throwable fault) {
        StackTraceElement[] places = fault.getStackTrace();
        LOG.error(
                "request {} failed: {} at {}",
                caller.requestId(),
                fault.getClass().getName(),
                places.length == 0 ? "an unknown location" : places[0]);
    }

    private static ToolCall.@Nullable ProgressListener listener(JsonRpcMessage.Request request, ResponseStream stream) {
        Object token = progressToken(request);
        if (token == null) {
            return null;
        }
        return (progress, total, message) -> {
            Map<String, Object> params = new LinkedHashMap<>();
            params.put("progressToken", token);
            params.put("progress", progress);
            if (total != null) {
                params.put("total", total);
            }
            params.put("message", message);
            stream.notify("notifications/progress", params);
        };
    }

    private static @Nullable Object progressToken(JsonRpcMessage.Request request) {
        JsonNode token = request.params().path("_meta").path("progressToken");
        if (token.isTextual()) {
            return token.textValue();
        }
        return token.isIntegralNumber() ? token.numberValue() : null;
    }

    private static Map<String, Object> params(JsonNode params) {
        return params.isMissingNode() ? Map.of() : JSON.convertValue(params, new TypeReference<>() {});
    }

    private static Map<String, Object> success(Object id, Map<String, Object> result) {
        Map<String, Object> response = new LinkedHashMap<>();
        response.put("jsonrpc", "2.0");
        response.put("id", id);
        response.put("result", result);
        return response;
    }

    private static JSONRPCResponse internalError(Object id) {
        return JSONRPCResponse.error(id, new JSONRPCError(McpProtocolException.INTERNAL_ERROR, "Internal error", null));
    }
}
