package preflight.mcp.protocol;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpStatelessServerHandler;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse.JSONRPCError;
import io.modelcontextprotocol.spec.McpStatelessServerTransport;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/** Passes requests to the stateless server of the SDK and waits for the result on the caller's virtual thread. */
public final class StatelessTransport implements McpStatelessServerTransport {
    private @Nullable McpStatelessServerHandler handler;

    @Override
    public void setMcpHandler(McpStatelessServerHandler mcpHandler) {
        handler = mcpHandler;
    }

    @Override
    public List<String> protocolVersions() {
        return ProtocolVersions.WITH_HANDSHAKE;
    }

    @Override
    public Mono<Void> closeGracefully() {
        return Mono.empty();
    }

    public JSONRPCResponse answer(McpTransportContext context, JSONRPCRequest request) {
        McpStatelessServerHandler server = Objects.requireNonNull(handler, "no server was built on this transport");
        try {
            return Objects.requireNonNull(server.handleRequest(context, request).block(), "no answer");
        } catch (McpError e) {
            JSONRPCError error = e.getJsonRpcError();
            return JSONRPCResponse.error(
                    request.id(),
                    error != null
                            ? error
                            : new JSONRPCError(McpProtocolException.INTERNAL_ERROR, "Internal error", null));
        }
    }
}
