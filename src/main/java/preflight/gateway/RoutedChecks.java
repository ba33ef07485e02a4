package preflight.gateway;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.camel.Exchange;
import org.apache.camel.Message;
import org.apache.camel.ProducerTemplate;
import org.jspecify.annotations.Nullable;
import preflight.access.Caller;
import preflight.access.KeyReader;
import preflight.access.SignedIn;
import preflight.mcp.Admission;
import preflight.mcp.Checks;
import preflight.mcp.HttpCall;
import preflight.mcp.OngoingCall;
import preflight.mcp.SignInAdmission;

/** Runs the entry routes for MCP: the same ones REST runs, so that there is one throttle, one hold, one ledger. */
final class RoutedChecks implements Checks, Admission, SignInAdmission.Identities {
    private static final List<String> ADMITTED_BY = List.of("X-API-Key", "X-Request-Id", "Accept-Language");

    private final ProducerTemplate routes;
    private final KeyReader reader;

    RoutedChecks(ProducerTemplate routes, KeyReader reader) {
        this.routes = routes;
        this.reader = reader;
    }

    @Override
    public Decision admit(HttpCall call) {
        Map<String, Object> headers = new HashMap<>();
        for (String name : ADMITTED_BY) {
            String value = call.header(name);
            if (value != null) {
                headers.put(name, value);
            }
        }
        return decision(routes.send(
                "direct:mcp-admit", exchange -> exchange.getMessage().setHeaders(headers)));
    }

    @Override
    public Decision admit(HttpCall call, String issuer, String subject) {
        SignedIn who = reader.signedIn(issuer, subject, call.header("X-Request-Id"), call.header("Accept-Language"));
        return decision(routes.send(
                "direct:mcp-admit-identity", exchange -> exchange.getMessage().setBody(who)));
    }

    private static Decision decision(Exchange answered) {
        Message message = answered.getMessage();
        if (message.getBody() instanceof Caller caller) {
            return new Admitted(caller);
        }
        Map<String, String> headers = new HashMap<>(Map.of("Content-Type", "application/json"));
        Integer retryAfter = retryAfter(message);
        if (retryAfter != null) {
            headers.put("Retry-After", retryAfter.toString());
        }
        return new Refused(status(message, 500), headers, message.getBody(String.class));
    }

    @Override
    public Outcome run(String operation, Caller caller, byte[] body, OngoingCall call) {
        Exchange answered = routes.send("direct:" + operation, exchange -> {
            exchange.setVariable("caller", caller);
            exchange.setProperty(OngoingCalls.PROPERTY, call);
            exchange.getMessage().setHeader("Content-Type", "application/json");
            exchange.getMessage().setBody(body);
        });
        if (answered.getException() != null) {
            throw new IllegalStateException("an entry route left a failure", answered.getException());
        }
        Message message = answered.getMessage();
        return new Outcome(status(message, 200), message.getBody(String.class), retryAfter(message));
    }

    private static int status(Message message, int absent) {
        Integer status = message.getHeader(Exchange.HTTP_RESPONSE_CODE, Integer.class);
        return status == null ? absent : status;
    }

    private static @Nullable Integer retryAfter(Message message) {
        return message.getHeader("Retry-After", Integer.class);
    }
}
