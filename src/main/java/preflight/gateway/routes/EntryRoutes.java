package preflight.gateway.routes;

import java.util.Map;
import org.apache.camel.Exchange;
import org.apache.camel.Message;
import org.apache.camel.ProducerTemplate;
import org.jspecify.annotations.Nullable;
import preflight.access.Caller;

/** Runs the entry routes of the contract for callers who are already authenticated. REST runs the same routes. */
final class EntryRoutes {
    private final ProducerTemplate routes;

    EntryRoutes(ProducerTemplate routes) {
        this.routes = routes;
    }

    /**
     * The answer that REST would have given.
     *
     * @param body JSON: an answer when {@code status} is 200, {@code {"detail": ...}} otherwise
     */
    record RouteAnswer(int status, String body, @Nullable Integer retryAfterSeconds) {}

    /** Runs the entry route of an operation. */
    RouteAnswer run(String operation, Caller caller, byte[] body, Map<String, Object> properties) {
        Exchange answered = routes.send("direct:" + operation, exchange -> {
            exchange.setVariable("caller", caller);
            properties.forEach(exchange::setProperty);
            exchange.getMessage().setHeader("Content-Type", "application/json");
            exchange.getMessage().setBody(body);
        });
        if (answered.getException() != null) {
            throw new IllegalStateException(
                    "an entry route ended with an unhandled exception", answered.getException());
        }
        Message message = answered.getMessage();
        return new RouteAnswer(status(message, 200), message.getBody(String.class), retryAfter(message));
    }

    static int status(Message message, int absent) {
        Integer status = message.getHeader(Exchange.HTTP_RESPONSE_CODE, Integer.class);
        return status == null ? absent : status;
    }

    static @Nullable Integer retryAfter(Message message) {
        return message.getHeader("Retry-After", Integer.class);
    }
}
