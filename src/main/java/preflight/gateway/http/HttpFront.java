package preflight.gateway.http;

import static net.logstash.logback.argument.StructuredArguments.kv;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.RoutingContext;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import preflight.access.RequestId;
import preflight.api.Problem;
import preflight.api.ProblemTable;

/**
 * Handles every HTTP request before and after the routes: request id, access log, limit of concurrent calls. It answers requests
 * that reach no route (unknown path, wrong method, body too large) with the same error shape as the routes.
 */
public final class HttpFront {
    private static final Logger ACCESS = LoggerFactory.getLogger("preflight.access-log");
    private static final String REQUEST_ID_HEADER = "X-Request-Id";

    /** Router orders before and after every handler that Camel mounts. */
    private static final int FIRST_ORDER = -1000;

    private static final int LAST_ORDER = 1_000_000;

    private final ProblemTable problems;
    private final int maxConcurrentCalls;
    private final long maxBodyBytes;
    private final ObjectMapper json = new ObjectMapper();
    private final AtomicInteger running = new AtomicInteger();

    public HttpFront(ProblemTable problems, int maxConcurrentCalls, long maxBodyBytes) {
        this.problems = problems;
        this.maxConcurrentCalls = maxConcurrentCalls;
        this.maxBodyBytes = maxBodyBytes;
    }

    /** Mounts the handlers on the router of the gateway, after Camel has mounted its own. */
    public void mount(Router router) {
        router.route().order(FIRST_ORDER).handler(this::receive).failureHandler(this::fail);
        router.route().order(LAST_ORDER).handler(context -> refuseUnmatched(router, context));
    }

    private void receive(RoutingContext context) {
        HttpServerRequest request = context.request();
        String id = RequestId.of(request.getHeader(REQUEST_ID_HEADER));
        context.response().putHeader(REQUEST_ID_HEADER, id);
        // The routes see the accepted request id, which is also the one in the answer.
        request.headers().set(REQUEST_ID_HEADER, id);
        long start = System.nanoTime();
        int now = running.incrementAndGet();
        context.addEndHandler(ended -> {
            running.decrementAndGet();
            log(context, id, start, ended.succeeded());
        });
        if (now > maxConcurrentCalls) {
            answer(context, problems.tooManyCalls());
        } else {
            context.next();
        }
    }

    private void refuseUnmatched(Router router, RoutingContext context) {
        // The router ignores a trailing slash, so this look-up does too.
        String path = context.normalizedPath().replaceFirst("(?<=.)/$", "");
        Set<String> methods = router.getRoutes().stream()
                .filter(route -> path.equals(route.getPath()) && route.methods() != null)
                .flatMap(route -> route.methods().stream())
                .map(HttpMethod::name)
                .collect(Collectors.toSet());
        if (methods.isEmpty()) {
            answer(context, problems.notFound());
        } else {
            context.response().putHeader("Allow", String.join(", ", methods));
            answer(context, problems.methodNotAllowed());
        }
    }

    private void fail(RoutingContext context) {
        answer(
                context,
                switch (context.statusCode()) {
                    case 413 -> problems.bodyTooLarge(maxBodyBytes);
                    case 400 -> problems.badRequest();
                    default -> problems.unknown();
                });
    }

    private void answer(RoutingContext context, Problem problem) {
        if (context.response().ended() || context.response().closed()) {
            return;
        }
        if (context.response().headWritten()) {
            // The answer is incomplete: reset the stream, so that the client notices.
            context.response().reset();
            return;
        }
        if (problem.retryAfterSeconds() != null) {
            context.response()
                    .putHeader("Retry-After", problem.retryAfterSeconds().toString());
        }
        context.response()
                .setStatusCode(problem.status())
                .putHeader("Content-Type", "application/json")
                .end(text(problem));
    }

    private String text(Problem problem) {
        try {
            return json.writeValueAsString(problem);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Writes one line per call: the path without its query, no header but the request id, nothing of the body. */
    private static void log(RoutingContext context, String id, long start, boolean delivered) {
        ACCESS.info(
                "call",
                kv("method", context.request().method().name()),
                kv("path", context.normalizedPath()),
                kv("status", context.response().getStatusCode()),
                kv("ms", TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)),
                kv("requestId", id),
                kv("delivered", delivered));
    }
}
