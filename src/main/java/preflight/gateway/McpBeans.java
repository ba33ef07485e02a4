package preflight.gateway;

import java.util.concurrent.ExecutorService;
import preflight.gateway.http.McpHttpFront;
import preflight.gateway.routes.RoutedChecks;
import preflight.mcp.McpEndpoint;
import preflight.mcp.McpRequestHandler;
import preflight.mcp.auth.AllowedOrigins;
import preflight.mcp.auth.McpAuthenticator;
import preflight.mcp.auth.OAuthAuthenticator;
import preflight.mcp.protocol.StatelessTransport;
import preflight.mcp.tool.ToolCatalog;

/** Puts the MCP endpoint together. */
final class McpBeans {
    private McpBeans() {}

    /** The endpoint whose tools run {@code checks}. */
    static McpHttpFront front(RoutedChecks checks, Settings settings, ExecutorService threads) {
        ToolCatalog tools = new ToolCatalog(checks);
        StatelessTransport transport = new StatelessTransport();
        McpRequestHandler requests = new McpRequestHandler(
                transport,
                tools.createServer(transport, "1"),
                tools.instructions(),
                new McpRequestHandler.CallTimeouts(
                        settings.number("preflight.mcp.keepalive-interval-ms"),
                        settings.number("preflight.mcp.call-ms")),
                threads);
        AllowedOrigins origins = new AllowedOrigins(settings.text("preflight.mcp.allowed-origins"));
        McpAuthenticator authenticator = settings.protectedResource()
                .<McpAuthenticator>map(resource -> new OAuthAuthenticator(resource, checks, checks))
                .orElse(checks);
        return new McpHttpFront(new McpEndpoint(authenticator, origins, requests), threads);
    }
}
