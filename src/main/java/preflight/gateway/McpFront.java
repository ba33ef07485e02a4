package preflight.gateway;

import io.vertx.core.Context;
import io.vertx.core.Handler;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.http.HttpServerResponse;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import preflight.mcp.Admission;
import preflight.mcp.CheckTools;
import preflight.mcp.HttpCall;
import preflight.mcp.McpEndpoint;
import preflight.mcp.Origins;
import preflight.mcp.Reply;
import preflight.mcp.Requests;
import preflight.mcp.SignInAdmission;
import preflight.mcp.StatelessTransport;

/** The MCP endpoint on the gateway's router: a route of Camel could not stream. Every call has a virtual thread. */
final class McpFront {
    private static final String PATH = "/v1/mcp";

    private final McpEndpoint endpoint;
    private final ExecutorService threads;

    McpFront(McpEndpoint endpoint, ExecutorService threads) {
        this.endpoint = endpoint;
        this.threads = threads;
    }

    /** The endpoint whose tools call {@code checks}. */
    static McpFront over(RoutedChecks checks, Settings settings, ExecutorService threads) {
        CheckTools tools = new CheckTools(checks);
        StatelessTransport transport = new StatelessTransport();
        Requests requests = new Requests(
                transport,
                tools.serve(transport, "1"),
                tools.instructions(),
                new Requests.Patience(
                        settings.number("preflight.mcp.quiet-ms"), settings.number("preflight.mcp.call-ms")),
                threads);
        Origins origins = new Origins(settings.text("preflight.mcp.allowed-origins"));
        Admission admission = settings.protectedResource()
                .<Admission>map(resource -> new SignInAdmission(resource, checks, checks))
                .orElse(checks);
        return new McpFront(new McpEndpoint(admission, origins, requests), threads);
    }

    /** Mounts the endpoint. */
    void mount(Router router, Handler<RoutingContext> bodyHandler) {
        router.route(PATH).handler(bodyHandler).handler(this::handle);
    }

    private void handle(RoutingContext context) {
        HttpServerRequest request = context.request();
        byte[] body = context.body().buffer() == null
                ? new byte[0]
                : context.body().buffer().getBytes();
        HttpCall call = new HttpCall(request.method().name(), request::getHeader, body);
        Response response = new Response(context, context.vertx().getOrCreateContext());
        threads.execute(() -> {
            try {
                endpoint.handle(call, response);
            } catch (RuntimeException e) {
                context.fail(e);
            }
        });
    }

    /** Writes on the event loop of the call, in order, whatever threads have something to say. */
    private record Response(RoutingContext context, Context eventLoop) implements Reply {

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
        public void open() {
            whileConnected(response -> response.setChunked(true)
                    .putHeader("Content-Type", "text/event-stream")
                    .putHeader("Cache-Control", "no-store")
                    // Some proxies would hold events back until the stream ends.
                    .putHeader("X-Accel-Buffering", "no")
                    .setStatusCode(200));
        }

        @Override
        public void write(String chunk) {
            whileConnected(response -> response.write(chunk));
        }

        @Override
        public void end() {
            whileConnected(HttpServerResponse::end);
        }

        @Override
        public void onLeave(Runnable action) {
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
