package preflight.gateway.http;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonObject;
import java.util.UUID;
import preflight.api.Problem;
import preflight.api.ProblemTable;

/** Answers what cannot be read as HTTP, and so reaches no route: in the one shape of every refusal, where Vert.x would say nothing. */
final class InvalidRequestHandler {
    private static final ProblemTable PROBLEMS = new ProblemTable();

    private InvalidRequestHandler() {}

    /** Refuses the request and closes its connection: where the next one would begin is not known. */
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
