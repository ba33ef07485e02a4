package preflight.gateway.http;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.jackson2.DefaultJsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncPromptSpecification;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncResourceSpecification;
import io.modelcontextprotocol.server.McpStatelessServerFeatures.SyncResourceTemplateSpecification;
import io.modelcontextprotocol.server.McpStatelessSyncServer;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.AudioContent;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.Content;
import io.modelcontextprotocol.spec.McpSchema.EmbeddedResource;
import io.modelcontextprotocol.spec.McpSchema.GetPromptResult;
import io.modelcontextprotocol.spec.McpSchema.ImageContent;
import io.modelcontextprotocol.spec.McpSchema.Prompt;
import io.modelcontextprotocol.spec.McpSchema.PromptMessage;
import io.modelcontextprotocol.spec.McpSchema.ReadResourceResult;
import io.modelcontextprotocol.spec.McpSchema.Resource;
import io.modelcontextprotocol.spec.McpSchema.ResourceTemplate;
import io.modelcontextprotocol.spec.McpSchema.Role;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.TextResourceContents;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import io.vertx.core.Vertx;
import io.vertx.ext.web.Router;
import io.vertx.ext.web.handler.BodyHandler;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ExecutorService;
import preflight.access.Caller;
import preflight.access.account.Plan;
import preflight.gateway.VirtualThreads;
import preflight.mcp.McpEndpoint;
import preflight.mcp.McpRequestHandler;
import preflight.mcp.auth.AllowedOrigins;
import preflight.mcp.auth.McpAuthenticator.Authenticated;
import preflight.mcp.protocol.StatelessTransport;
import preflight.mcp.tool.ToolCall;

/**
 * The gateway's MCP endpoint with the tools, the prompt and the resources that the official conformance suite asks for, and without authentication, which the
 * suite cannot do. Prints its address, and serves until it is stopped.
 */
final class McpConformanceServer {
    private static final int MISSING_CAPABILITY = -32021;
    private static final String PIXEL =
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    private static final String SILENCE = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=";
    private static final Map<String, Object> NO_ARGUMENTS = Map.of("type", "object", "properties", Map.of());

    private McpConformanceServer() {}

    /** Serves on the port given. */
    public static void main(String[] args) throws Exception {
        int port = Integer.parseInt(args[0]);
        ExecutorService threads = VirtualThreads.perTaskExecutor("mcp-");
        StatelessTransport transport = new StatelessTransport();
        McpRequestHandler requests = new McpRequestHandler(
                transport, server(transport), "Fixtures.", new McpRequestHandler.CallTimeouts(5000, 115_000), threads);
        Caller anybody = new Caller("acc_0", "key_0", Plan.MAX, "conformance", Locale.ENGLISH, false);
        McpEndpoint endpoint = new McpEndpoint(call -> new Authenticated(anybody), new AllowedOrigins(""), requests);
        Vertx vertx = VirtualThreads.vertx();
        Router router = Router.router(vertx);
        new McpHttpFront(endpoint, threads).mount(router, BodyHandler.create(false));
        vertx.createHttpServer()
                .requestHandler(router)
                .listen(port, "127.0.0.1")
                .onSuccess(listening -> System.out.println("http://127.0.0.1:" + listening.actualPort() + "/v1/mcp"));
    }

    private static McpStatelessSyncServer server(StatelessTransport transport) throws Exception {
        Content text = new TextContent("This is a simple text response for testing.");
        Content image = ImageContent.builder(PIXEL, "image/png").build();
        Content resource = EmbeddedResource.builder(TextResourceContents.builder(
                                "test://embedded-resource", "This is an embedded resource content.")
                        .mimeType("text/plain")
                        .build())
                .build();
        return McpServer.sync(transport)
                .serverInfo("preflight-conformance", "1")
                .capabilities(ServerCapabilities.builder()
                        .tools(false)
                        .prompts(false)
                        .resources(false, false)
                        .build())
                .jsonMapper(new JacksonMcpJsonMapper(new ObjectMapper()))
                .jsonSchemaValidator(new DefaultJsonSchemaValidator())
                .immediateExecution(true)
                .toolCall(tool("test_simple_text"), (context, request) -> result(text))
                // We neither log to clients nor ask them: these two are looked at for what they do not send.
                .toolCall(tool("test_logging_tool"), (context, request) -> result(text))
                .toolCall(tool("test_streaming_elicitation"), (context, request) -> result(text))
                // Ours ask nothing of a client; a tool that does has to say so, and the endpoint to pass it on.
                .toolCall(tool("test_missing_capability"), (context, request) -> {
                    throw McpError.builder(MISSING_CAPABILITY)
                            .message("sampling is needed")
                            .data(Map.of("requiredCapabilities", Map.of("sampling", Map.of())))
                            .build();
                })
                .prompts(prompt())
                .resources(resource())
                .resourceTemplates(template())
                .toolCall(tool("test_image_content"), (context, request) -> result(image))
                .toolCall(
                        tool("test_audio_content"),
                        (context, request) -> result(
                                AudioContent.builder(SILENCE, "audio/wav").build()))
                .toolCall(tool("test_embedded_resource"), (context, request) -> result(resource))
                .toolCall(tool("test_multiple_content_types"), (context, request) -> result(text, image, resource))
                .toolCall(
                        tool("test_error_handling"),
                        (context, request) -> CallToolResult.builder()
                                .addTextContent("This tool intentionally returns an error for testing")
                                .isError(true)
                                .build())
                .toolCall(tool("test_tool_with_progress"), (context, request) -> {
                    ToolCall call = Objects.requireNonNull((ToolCall) context.get("call"));
                    call.expectReferences(3);
                    for (int step = 0; step < 3; step++) {
                        call.referenceVerified();
                    }
                    return result(text);
                })
                .toolCall(
                        Tool.builder("json_schema_2020_12_tool", schema())
                                .description("Tool with JSON Schema 2020-12 features")
                                .build(),
                        (context, request) -> result(text))
                .build();
    }

    private static SyncPromptSpecification prompt() {
        return new SyncPromptSpecification(
                Prompt.builder("test_simple_prompt").description("A fixture").build(),
                (context, request) -> GetPromptResult.builder(List.of(PromptMessage.builder(
                                        Role.USER, new TextContent("This is a simple prompt for testing."))
                                .build()))
                        .build());
    }

    private static SyncResourceSpecification resource() {
        return new SyncResourceSpecification(
                Resource.builder("test://static-text", "Static text")
                        .mimeType("text/plain")
                        .build(),
                (context, request) -> read(request.uri()));
    }

    private static SyncResourceTemplateSpecification template() {
        return new SyncResourceTemplateSpecification(
                ResourceTemplate.builder("test://template/{id}/data", "Template")
                        .mimeType("text/plain")
                        .build(),
                (context, request) -> read(request.uri()));
    }

    private static ReadResourceResult read(String uri) {
        return ReadResourceResult.builder(
                        List.of(TextResourceContents.builder(uri, "This is the content of a resource.")
                                .mimeType("text/plain")
                                .build()))
                .build();
    }

    private static Tool tool(String name) {
        return Tool.builder(name, NO_ARGUMENTS).description("A fixture").build();
    }

    private static CallToolResult result(Content... content) {
        return CallToolResult.builder()
                .content(Arrays.asList(content))
                .isError(false)
                .build();
    }

    private static Map<String, Object> schema() throws Exception {
        try (InputStream in = McpConformanceServer.class.getResourceAsStream("json_schema_2020_12.json")) {
            return new ObjectMapper().readValue(in, new TypeReference<>() {});
        }
    }
}
