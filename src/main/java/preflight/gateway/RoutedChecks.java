package preflight.gateway;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.camel.Exchange;
import org.apache.camel.Message;
import org.apache.camel.ProducerTemplate;
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
    private final EntryRoutes entries;
    private final KeyReader reader;

    RoutedChecks(ProducerTemplate routes, KeyReader reader) {
        this.routes = routes;
        this.entries = new EntryRoutes(routes);
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
        Integer retryAfter = EntryRoutes.retryAfter(message);
        if (retryAfter != null) {
            headers.put("Retry-After", retryAfter.toString());
        }
        return new Refused(EntryRoutes.status(message, 500), headers, message.getBody(String.class));
    }

    @Override
    public Outcome run(String operation, Caller caller, byte[] body, OngoingCall call) {
        EntryRoutes.Answer answer = entries.run(operation, caller, body, Map.of(OngoingCalls.PROPERTY, call));
        return new Outcome(answer.status(), answer.body(), answer.retryAfterSeconds());
    }
}
