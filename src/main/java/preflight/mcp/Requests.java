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

/** Answers requests by the SDK's server: at once as JSON, or over a stream when it takes long or has progress to tell. */
public final class Requests {
    private static final Logger LOG = LoggerFactory.getLogger(Requests.class);
    private static final ObjectMapper JSON = new ObjectMapper();

    private final StatelessTransport transport;
    private final StatelessResults results;
    private final Patience patience;
    private final ExecutorService threads;

    /** On the server that was built on {@code transport}. */
    public Requests(
            StatelessTransport transport,
            McpStatelessSyncServer server,
            String instructions,
            Patience patience,
            ExecutorService threads) {
        this.transport = transport;
        this.results = new StatelessResults(server, instructions);
        this.patience = patience;
        this.threads = threads;
    }

    /**
     * How long an answer may take.
     *
     * @param quietMillis before the client hears that the call is alive, and between two such signs
     * @param callMillis before it is given up
     */
    public record Patience(long quietMillis, long callMillis) {}

    void answer(HttpCall http, Message.Request request, Caller caller, AnswerStream stream, Reply reply) {
        boolean stateless = RequestRules.isStateless(http, request);
        if (stateless) {
            RequestRules.requireStateless(http, request);
            if (request.method().equals("server/discover")) {
                stream.finish(200, success(request.id(), results.discovery()));
                return;
            }
        }
        RequestRules.requireArguments(request);
        OngoingCall call = new OngoingCall(listener(request, stream));
        if (stateless) {
            // Before, a client that left might come back for its answer: leaving was no cancel.
            reply.onLeave(call::leave);
        }
        JSONRPCResponse response = await(request, caller, call, stream);
        if (response.error() != null) {
            stream.finish(stateless ? ProtocolFault.statusOf(response.error().code()) : 200, response);
        } else if (stateless) {
            stream.finish(200, success(request.id(), results.of(request.method(), response.result())));
        } else {
            stream.finish(200, response);
        }
    }

    private JSONRPCResponse await(Message.Request request, Caller caller, OngoingCall call, AnswerStream stream) {
        McpTransportContext context =
                McpTransportContext.create(Map.of(CheckTool.CALLER, caller, CheckTool.CALL, call));
        JSONRPCRequest rpc = new JSONRPCRequest("2.0", request.method(), request.id(), params(request.params()));
        Future<JSONRPCResponse> answer = threads.submit(() -> transport.answer(context, rpc));
        boolean hasToken = progressToken(request) != null;
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(patience.callMillis());
        while (System.nanoTime() < end) {
            try {
                return answer.get(patience.quietMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException quiet) {
                if (hasToken) {
                    call.beat();
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
        LOG.warn("request {} was given up", caller.requestId());
        return JSONRPCResponse.result(request.id(), CheckTool.givenUp(call.leave()));
    }

    /** Class and place only: a message could quote the manuscript. */
    private static void logFault(Caller caller, Throwable fault) {
        StackTraceElement[] places = fault.getStackTrace();
        LOG.error(
                "request {} failed: {} at {}",
                caller.requestId(),
                fault.getClass().getName(),
                places.length == 0 ? "an unknown place" : places[0]);
    }

    private static OngoingCall.@Nullable Listener listener(Message.Request request, AnswerStream stream) {
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

    private static @Nullable Object progressToken(Message.Request request) {
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
        return JSONRPCResponse.error(id, new JSONRPCError(ProtocolFault.INTERNAL_ERROR, "Internal error", null));
    }
}
