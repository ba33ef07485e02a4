package preflight.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.modelcontextprotocol.json.jackson2.JacksonMcpJsonMapper;
import io.modelcontextprotocol.json.schema.jackson2.DefaultJsonSchemaValidator;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpStatelessSyncServer;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import preflight.access.Caller;
import preflight.access.account.Plan;
import preflight.mcp.auth.AllowedOrigins;
import preflight.mcp.auth.McpAuthenticator;
import preflight.mcp.protocol.McpHttpRequest;
import preflight.mcp.protocol.McpHttpResponse;
import preflight.mcp.protocol.McpProtocolException;
import preflight.mcp.protocol.StatelessTransport;
import preflight.mcp.tool.CheckService;
import preflight.mcp.tool.ToolCall;
import preflight.mcp.tool.ToolCatalog;

class McpEndpointTest {
    private static final Caller CALLER = new Caller("acc_1", "key_1", Plan.PRO, "r-1", Locale.ENGLISH, false);

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final CountDownLatch never = new CountDownLatch(1);

    @AfterEach
    void stop() {
        never.countDown();
        threads.close();
    }

    @Test
    void neverShowsTheMessageOfAnExceptionInsideATool() throws IOException {
        Written written = call(
                (operation, caller, body, call) -> {
                    throw new IllegalStateException("jdbc:postgresql://secret:5432 said no");
                },
                10_000);

        assertThat(written.status).isEqualTo(200);
        assertThat(written.body).doesNotContain("secret").doesNotContain("IllegalState");
        assertThat(written.result().path("isError").asBoolean()).isTrue();
        assertThat(text(written)).contains("nothing was charged", "X-Request-Id");
    }

    @Test
    void givesUpACallThatTakesLongerThanItMay() throws IOException {
        ToolCall[] seen = new ToolCall[1];
        Written written = call(
                (operation, caller, body, call) -> {
                    seen[0] = call;
                    never.await();
                    return new CheckService.CheckResponse(200, "{}", null);
                },
                50);

        assertThat(text(written)).contains("did not finish in time", "nothing was charged");
        assertThat(written.result().path("isError").asBoolean()).isTrue();
        assertThat(seen[0].beginSettlement())
                .as("whether it would still be charged")
                .isFalse();
    }

    @Test
    void saysThatACallGivenUpAtItsEndMayHaveBeenCharged() throws IOException {
        Written written = call(
                (operation, caller, body, call) -> {
                    assertThat(call.beginSettlement()).isTrue();
                    never.await();
                    return new CheckService.CheckResponse(200, "{}", null);
                },
                50);

        assertThat(text(written)).contains("may have been charged").doesNotContain("nothing was charged");
    }

    @Test
    void refusesAnAnswerThatBreaksTheSchemaItPromised() throws IOException {
        Written written = call(
                (operation, caller, body, call) -> new CheckService.CheckResponse(200, "{\"odd\": 1}", null), 10_000);

        assertThat(written.result().path("isError").asBoolean()).isTrue();
    }

    @Test
    void saysOverHttpThatAClientLacksWhatAToolNeeds() throws IOException {
        StatelessTransport transport = new StatelessTransport();
        McpStatelessSyncServer server = McpServer.sync(transport)
                .serverInfo("test", "1")
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .jsonMapper(new JacksonMcpJsonMapper(new ObjectMapper()))
                .jsonSchemaValidator(new DefaultJsonSchemaValidator())
                .immediateExecution(true)
                .toolCall(Tool.builder("demanding", Map.of("type", "object")).build(), (context, request) -> {
                    throw McpError.builder(McpProtocolException.MISSING_CAPABILITY)
                            .message("sampling is needed")
                            .data(Map.of("requiredCapabilities", Map.of("sampling", Map.of())))
                            .build();
                })
                .build();
        McpRequestHandler requests =
                new McpRequestHandler(transport, server, "", new McpRequestHandler.CallTimeouts(1000, 10_000), threads);

        Written written = answered(
                requests,
                Map.of("mcp-protocol-version", "2026-07-28", "mcp-method", "tools/call", "mcp-name", "demanding"),
                "{\"name\":\"demanding\",\"arguments\":{},\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                        + "\"io.modelcontextprotocol/clientCapabilities\":{}}}");

        assertThat(written.status).isEqualTo(400);
        JsonNode error = new ObjectMapper().readTree(written.body).path("error");
        assertThat(error.path("code").asInt()).isEqualTo(-32021);
        assertThat(error.at("/data/requiredCapabilities").has("sampling")).isTrue();
    }

    private interface Throwing {
        CheckService.CheckResponse run(String operation, Caller caller, byte[] body, ToolCall call)
                throws InterruptedException;
    }

    private Written call(Throwing checks, long patience) {
        ToolCatalog tools = new ToolCatalog((operation, caller, body, call) -> {
            try {
                return checks.run(operation, caller, body, call);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        StatelessTransport transport = new StatelessTransport();
        McpRequestHandler requests = new McpRequestHandler(
                transport,
                tools.createServer(transport, "1"),
                tools.instructions(),
                new McpRequestHandler.CallTimeouts(10, patience),
                threads);
        return answered(
                requests,
                Map.of("mcp-protocol-version", "2025-11-25"),
                "{\"name\":\"verify_citations\",\"arguments\":{\"references\":[]}}");
    }

    /** What comes of a call of a tool. */
    private static Written answered(McpRequestHandler requests, Map<String, String> version, String params) {
        Map<String, String> headers = new HashMap<>(Map.of("content-type", "application/json", "accept", "*/*"));
        headers.putAll(version);
        String body = "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":" + params + "}";
        Written written = new Written();
        new McpEndpoint(call -> new McpAuthenticator.Authenticated(CALLER), new AllowedOrigins(""), requests)
                .handle(
                        new McpHttpRequest(
                                "POST",
                                name -> headers.get(name.toLowerCase(Locale.ROOT)),
                                body.getBytes(StandardCharsets.UTF_8)),
                        written);
        return written;
    }

    private static String text(Written written) throws IOException {
        return written.result().path("content").path(0).path("text").asText();
    }

    private static final class Written implements McpHttpResponse {
        private final Map<String, String> headers = new HashMap<>();
        private int status = 200;
        private String body = "";

        @Override
        public void header(String name, String value) {
            headers.put(name, value);
        }

        @Override
        public void answer(int status, Map<String, String> headers, String body) {
            this.status = status;
            this.body = body;
        }

        @Override
        public void openStream() {}

        @Override
        public void write(String chunk) {
            body += chunk;
        }

        @Override
        public void endStream() {}

        @Override
        public void onDisconnect(Runnable action) {}

        /** Of the plain answer, or the last event of a stream. */
        JsonNode result() throws IOException {
            String json = body.substring(body.indexOf('{'));
            return new ObjectMapper().readTree(json).path("result");
        }
    }
}
