package preflight.mcp.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.modelcontextprotocol.server.McpStatelessSyncServer;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import org.junit.jupiter.api.Test;
import preflight.mcp.protocol.StatelessTransport;

class ToolCatalogTest {
    private final ToolCatalog catalog = new ToolCatalog((operation, caller, body, call) -> {
        throw new IllegalStateException("not called");
    });

    @Test
    void describesTheLimitsOfARequest() {
        McpStatelessSyncServer server = catalog.createServer(new StatelessTransport(), "1");

        assertThat(server.listTools())
                .hasSize(3)
                .extracting(Tool::description)
                .allSatisfy(description ->
                        assertThat(description).doesNotContain("{").doesNotContain("}"))
                .anySatisfy(description ->
                        assertThat(description).contains("at most 200,000 characters and 100 references"));
    }
}
