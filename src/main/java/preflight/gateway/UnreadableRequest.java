package preflight.gateway;

import io.netty.handler.codec.http.TooLongHttpHeaderException;
import io.netty.handler.codec.http.TooLongHttpLineException;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.core.json.JsonObject;
import java.util.UUID;

/** Answers what cannot be read as HTTP, and so reaches no route: in the one shape of every refusal, where Vert.x would say nothing. */
final class UnreadableRequest {
    private UnreadableRequest() {}

    /** Refuses the request and closes its connection: where the next one would begin is not known. */
    static void refuse(HttpServerRequest request) {
        Throwable cause = request.decoderResult().cause();
        int status = cause instanceof TooLongHttpLineException
                ? 414
                : cause instanceof TooLongHttpHeaderException ? 431 : 400;
        String detail = switch (status) {
            case 414 -> "The address is too long. The calls take their input in the body.";
            case 431 -> "The headers are too long.";
            default -> "The request cannot be read as HTTP.";
        };
        request.response()
                .setStatusCode(status)
                .putHeader("Content-Type", "application/json")
                .putHeader("X-Request-Id", UUID.randomUUID().toString())
                .putHeader("Connection", "close")
                .end(new JsonObject().put("detail", detail).encode())
                .onComplete(sent -> request.connection().close());
    }
}
