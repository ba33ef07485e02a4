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
import preflight.contract.RequestLimits;
import preflight.mcp.protocol.StatelessTransport;

/** The three tools, with the descriptions of {@code mcp/tools.yaml} and the schemas of the OpenAPI file. */
public final class ToolCatalog {
    private static final String DESCRIPTIONS = "mcp/tools.yaml";

    private final JsonNode descriptions = ToolSchemas.read(DESCRIPTIONS);
    private final ToolSchemas schemas = new ToolSchemas();
    private final CheckService checks;

    /** @param checks runs the operations of the tools */
    public ToolCatalog(CheckService checks) {
        this.checks = checks;
    }

    /** The instructions of the server for the model. */
    public String instructions() {
        return descriptions.path("instructions").asText();
    }

    /** Creates a server with these tools. */
    public McpStatelessSyncServer createServer(StatelessTransport transport, String version) {
        Implementation serverInfo = Implementation.builder("preflight", version)
                .title("Preflight")
                .description(descriptions.path("description").asText())
                .icons(icons())
                .build();
        List<SyncToolSpecification> tools = new ArrayList<>();
        descriptions.path("tools").forEach(tool -> tools.add(specification(tool)));
        return McpServer.sync(transport)
                .serverInfo(serverInfo)
                .instructions(instructions())
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .jsonMapper(new JacksonMcpJsonMapper(new ObjectMapper()))
                .jsonSchemaValidator(new DefaultJsonSchemaValidator())
                // RequestReader validates the arguments, with the same messages as over REST.
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
                .description(withLimits(described.path("description").asText().strip()))
                .outputSchema(schemas.selfContained(described.path("output").asText()))
                .annotations(hints)
                .icons(icons())
                .build();
        return new SyncToolSpecification(
                tool, new CheckTool(described.path("operation").asText(), checks));
    }

    /** Fills in the request limits. */
    private static String withLimits(String description) {
        return description
                .replace("{maxReferences}", "%,d".formatted(RequestLimits.MAX_REFERENCES))
                .replace("{maxCharacters}", "%,d".formatted(RequestLimits.MAX_CHARACTERS));
    }

    private List<Icon> icons() {
        return List.of(Icon.builder(descriptions.path("icon").asText())
                .mimeType("image/svg+xml")
                .sizes(List.of("any"))
                .build());
    }
}
