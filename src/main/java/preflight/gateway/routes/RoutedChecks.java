package preflight.gateway.routes;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.camel.Exchange;
import org.apache.camel.Message;
import org.apache.camel.ProducerTemplate;
import preflight.access.Caller;
import preflight.access.CredentialsReader;
import preflight.access.FederatedIdentity;
import preflight.mcp.auth.McpAuthenticator;
import preflight.mcp.auth.OAuthAuthenticator;
import preflight.mcp.protocol.McpHttpRequest;
import preflight.mcp.tool.CheckService;
import preflight.mcp.tool.ToolCall;

/** Runs the entry routes for MCP. REST runs the same routes, so throttle, holds and ledger are shared. */
public final class RoutedChecks implements CheckService, McpAuthenticator, OAuthAuthenticator.IdentityAuthenticator {
    private static final List<String> CREDENTIAL_HEADERS = List.of("X-API-Key", "X-Request-Id", "Accept-Language");

    private final ProducerTemplate routes;
    private final EntryRoutes entries;
    private final CredentialsReader credentialsReader;

    public RoutedChecks(ProducerTemplate routes, CredentialsReader reader) {
        this.routes = routes;
        this.entries = new EntryRoutes(routes);
        this.credentialsReader = reader;
    }

    @Override
    public Decision authenticate(McpHttpRequest call) {
        Map<String, Object> headers = new HashMap<>();
        for (String name : CREDENTIAL_HEADERS) {
            String value = call.header(name);
            if (value != null) {
                headers.put(name, value);
            }
        }
        return decision(routes.send(
                "direct:mcp-admit", exchange -> exchange.getMessage().setHeaders(headers)));
    }

    @Override
    public Decision authenticate(McpHttpRequest call, String issuer, String subject) {
        FederatedIdentity who = credentialsReader.readIdentity(
                issuer, subject, call.header("X-Request-Id"), call.header("Accept-Language"));
        return decision(routes.send(
                "direct:mcp-admit-identity", exchange -> exchange.getMessage().setBody(who)));
    }

    private static Decision decision(Exchange answered) {
        Message message = answered.getMessage();
        if (message.getBody() instanceof Caller caller) {
            return new Authenticated(caller);
        }
        Map<String, String> headers = new HashMap<>(Map.of("Content-Type", "application/json"));
        Integer retryAfter = EntryRoutes.retryAfter(message);
        if (retryAfter != null) {
            headers.put("Retry-After", retryAfter.toString());
        }
        return new Rejected(EntryRoutes.status(message, 500), headers, message.getBody(String.class));
    }

    @Override
    public CheckResponse run(String operation, Caller caller, byte[] body, ToolCall call) {
        EntryRoutes.RouteAnswer answer = entries.run(operation, caller, body, Map.of(OngoingCalls.PROPERTY, call));
        return new CheckResponse(answer.status(), answer.body(), answer.retryAfterSeconds());
    }
}
