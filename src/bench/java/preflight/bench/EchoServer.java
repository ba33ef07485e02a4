package preflight.bench;

import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.handler.BodyHandler;

/** A bare Vert.x server that echoes the body: the cost of HTTP alone on this machine. */
public final class EchoServer {
    private EchoServer() {}

    /** Serves on the port given as the only argument. */
    public static void main(String[] args) {
        Vertx vertx = Vertx.vertx();
        Router router = Router.router(vertx);
        router.post().handler(BodyHandler.create(false));
        router.post().handler(context -> context.response()
                .putHeader("Content-Type", "application/json")
                .end(context.body().buffer()));
        vertx.createHttpServer().requestHandler(router).listen(Integer.parseInt(args[0]), "127.0.0.1");
    }
}
