package preflight.mcp.tool;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.jackson2.DefaultJsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpStatelessSyncServer;
import io.modelcontextprotocol.spec.McpSchema.Icon;
import io.modelcontextprotocol.spec.McpSchema.Implementation;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.modelcontextprotocol.spec.McpSchema.ToolAnnotations;
import java.util.ArrayList;
import java.util.List;
import preflight.mcp.protocol.StatelessTransport;

/** The three tools: described in {@code mcp/tools.yaml}, their schemas those of the OpenAPI file. */
public final class ToolCatalog {
    private static final String DESCRIPTIONS = "mcp/tools.yaml";

    private final JsonNode descriptions = ToolSchemas.read(DESCRIPTIONS);
    private final ToolSchemas schemas = new ToolSchemas();
    private final CheckService checks;

    /** Tools that run {@code checks}. */
    public ToolCatalog(CheckService checks) {
        this.checks = checks;
    }

    /** What a model is told about the server as a whole. */
    public String instructions() {
        return descriptions.path("instructions").asText();
    }

    /** A server with these tools. */
    public McpStatelessSyncServer createServer(StatelessTransport transport, String version) {
        Implementation us = Implementation.builder("preflight", version)
                .title("Preflight")
                .description(descriptions.path("description").asText())
                .icons(icons())
                .build();
        List<SyncToolSpecification> tools = new ArrayList<>();
        descriptions.path("tools").forEach(tool -> tools.add(specification(tool)));
        return McpServer.sync(transport)
                .serverInfo(us)
                .instructions(instructions())
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .jsonMapper(new JacksonMcpJsonMapper(new ObjectMapper()))
                .jsonSchemaValidator(new DefaultJsonSchemaValidator())
                // The arguments are judged where the bodies of REST are, in the same words.
                .validateToolInputs(false)
                .immediateExecution(true)
                .tools(tools)
                .build();
    }

    private SyncToolSpecification specification(JsonNode described) {
        ToolAnnotations hints = ToolAnnotations.builder()
                .title(described.path("title").asText())
                .readOnlyHint(true)
                .destructiveHint(false)
                .idempotentHint(true)
                .openWorldHint(described.path("openWorld").asBoolean())
                .build();
        Tool tool = Tool.builder(
                        described.path("name").asText(),
                        schemas.selfContained(described.path("input").asText()))
                .title(described.path("title").asText())
                .description(described.path("description").asText().strip())
                .outputSchema(schemas.selfContained(described.path("output").asText()))
                .annotations(hints)
                .icons(icons())
                .build();
        return new SyncToolSpecification(
                tool, new CheckTool(described.path("operation").asText(), checks));
    }

    private List<Icon> icons() {
        return List.of(Icon.builder(descriptions.path("icon").asText())
                .mimeType("image/svg+xml")
                .sizes(List.of("any"))
                .build());
    }
}
