package preflight.gateway.http;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonObject;
import java.util.UUID;
import preflight.api.Problem;
import preflight.api.ProblemTable;

/** Answers requests that are not valid HTTP in the common error shape. They reach no route, and Vert.x would send no body. */
final class InvalidRequestHandler {
    private static final ProblemTable PROBLEMS = new ProblemTable();

    private InvalidRequestHandler() {}

    /** Answers the request and closes its connection, because the start of the next request is unknown. */
    static void refuse(HttpServerRequest request) {
        Problem problem = switch (request.decoderResult().cause()) {
            case TooLongHttpLineException tooLong -> PROBLEMS.addressTooLong();
            case TooLongHttpHeaderException tooLong -> PROBLEMS.headersTooLong();
            default -> PROBLEMS.badRequest();
        };
        request.response()
                .setStatusCode(problem.status())
                .putHeader("Content-Type", "application/json")
                .putHeader("X-Request-Id", UUID.randomUUID().toString())
                .putHeader("Connection", "close")
                .end(new JsonObject().put("detail", problem.detail()).encode())
                .onComplete(sent -> request.connection().close());
    }
}
