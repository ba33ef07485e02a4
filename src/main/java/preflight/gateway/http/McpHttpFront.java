package preflight.gateway.http;

import io.vertx.core.Context;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import preflight.mcp.McpEndpoint;
import preflight.mcp.protocol.McpHttpRequest;
import preflight.mcp.protocol.McpHttpResponse;

/** Mounts the MCP endpoint on the Vert.x router, because a Camel route cannot stream its answer. */
public final class McpHttpFront {
    private static final String PATH = "/v1/mcp";

    private final McpEndpoint endpoint;
    private final ExecutorService threads;

    /** Serves {@code endpoint}; every request runs on a thread of {@code threads}. */
    public McpHttpFront(McpEndpoint endpoint, ExecutorService threads) {
        this.endpoint = endpoint;
        this.threads = threads;
    }

    /** Mounts the endpoint. */
    public void mount(Router router, Handler<RoutingContext> bodyHandler) {
        router.route(PATH).handler(bodyHandler).handler(this::handle);
    }

    private void handle(RoutingContext context) {
        HttpServerRequest request = context.request();
        byte[] body = context.body().buffer() == null
                ? new byte[0]
                : context.body().buffer().getBytes();
        McpHttpRequest call = new McpHttpRequest(request.method().name(), request::getHeader, body);
        VertxReply response = new VertxReply(context, context.vertx().getOrCreateContext());
        threads.execute(() -> {
            try {
                endpoint.handle(call, response);
            } catch (RuntimeException e) {
                context.fail(e);
            }
        });
    }

    /** Writes to the response on its event loop, in order, from any thread. */
    private record VertxReply(RoutingContext context, Context eventLoop) implements McpHttpResponse {

        @Override
        public void header(String name, String value) {
            context.response().putHeader(name, value);
        }

        @Override
        public void answer(int status, Map<String, String> headers, String body) {
            whileConnected(response -> {
                headers.forEach(response::putHeader);
                response.setStatusCode(status).end(body);
            });
        }

        @Override
        public void openStream() {
            whileConnected(response -> response.setChunked(true)
                    .putHeader("Content-Type", "text/event-stream")
                    .putHeader("Cache-Control", "no-store")
                    // Some proxies buffer events until the stream ends.
                    .putHeader("X-Accel-Buffering", "no")
                    .setStatusCode(200));
        }

        @Override
        public void write(String chunk) {
            whileConnected(response -> response.write(chunk));
        }

        @Override
        public void endStream() {
            whileConnected(HttpServerResponse::end);
        }

        @Override
        public void onDisconnect(Runnable action) {
            eventLoop.runOnContext(now -> {
                if (context.response().closed()) {
                    action.run();
                }
            });
            context.addEndHandler(ended -> {
                if (ended.failed()) {
                    action.run();
                }
            });
        }

        private void whileConnected(java.util.function.Consumer<HttpServerResponse> action) {
            eventLoop.runOnContext(now -> {
                HttpServerResponse response = context.response();
                if (!response.ended() && !response.closed()) {
                    action.accept(response);
                }
            });
        }
    }
}
