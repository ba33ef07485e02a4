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
 * What happens to every HTTP call outside the routes: its request id, its line in the access log, the cap on calls at once,
 * and the answer to what no route ever sees (unknown address, wrong method, body too large), in the one error shape.
 */
public final class HttpFront {
    private static final Logger ACCESS = LoggerFactory.getLogger("preflight.access-log");
    private static final String REQUEST_ID_HEADER = "X-Request-Id";

    /** Before and behind every handler that Camel mounts. */
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

    /** Mounts itself on the gateway's router, whose own routes are there already. */
    public void mount(Router router) {
        router.route().order(FIRST_ORDER).handler(this::receive).failureHandler(this::fail);
        router.route().order(LAST_ORDER).handler(context -> refuseUnmatched(router, context));
    }

    private void receive(RoutingContext context) {
        HttpServerRequest request = context.request();
        String id = RequestId.of(request.getHeader(REQUEST_ID_HEADER));
        context.response().putHeader(REQUEST_ID_HEADER, id);
        // The routes see the id that is answered, never the one that was not accepted.
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
        // The router, too, takes an address with a slash at its end for the one without.
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
            // An answer that breaks off must not look like a whole one, nor be waited for.
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

    /** One line a call; the path without its query, no header but the request id, nothing of any body. */
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
