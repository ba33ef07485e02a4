package preflight.gateway.http;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.impl.VertxInternal;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * Customizes every HTTP server of a Vert.x instance. Invalid HTTP is answered in the common error shape, and HTTP/2 over clear text
 * (h2c) is off. Camel creates its server and the options itself, so both are set by a proxy of {@link Vertx}.
 *
 * <p>The HTTP client of the JDK requests an upgrade to h2c by default. On a busy machine the answer to its first call after the
 * upgrade was repeatedly lost, and the client waited for ever. Nothing is lost behind a TLS proxy, which speaks HTTP/1.1 inwards.
 */
public final class HttpServerCustomizer {
    private HttpServerCustomizer() {}

    /** A view of {@code vertx} whose servers are customized. */
    public static Vertx customize(Vertx vertx) {
        return (Vertx) Proxy.newProxyInstance(
                Vertx.class.getClassLoader(),
                new Class<?>[] {VertxInternal.class},
                (proxy, method, arguments) -> call(vertx, method, arguments));
    }

    private static Object call(Vertx vertx, Method method, Object[] arguments) throws Throwable {
        if (arguments != null && arguments.length > 0 && arguments[0] instanceof HttpServerOptions options) {
            options.setHttp2ClearTextEnabled(false);
        }
        try {
            Object result = method.invoke(vertx, arguments);
            return result instanceof HttpServer server
                    ? server.invalidRequestHandler(InvalidRequestHandler::refuse)
                    : result;
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }
}
