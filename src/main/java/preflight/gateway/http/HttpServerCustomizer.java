package preflight.gateway.http;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.impl.VertxInternal;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;

/**
 * What all servers have in common: they answer what cannot be read as HTTP in the shape of every refusal, and do not offer to switch
 * a clear-text connection to HTTP/2. Camel makes its server and the options of it itself, so both are set where every server is made.
 *
 * <p>Java's own client asks for that switch by default. On a busy machine its first call after the switch was, time and again,
 * answered here and never seen there: the caller waited for ever. Behind a proxy that ends TLS nothing is lost, as proxies
 * speak HTTP/1.1 inwards.
 */
public final class HttpServerCustomizer {
    private HttpServerCustomizer() {}

    /** The same Vert.x, but for its servers. */
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
