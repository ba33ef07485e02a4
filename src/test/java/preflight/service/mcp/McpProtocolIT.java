package preflight.service.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.LogCapture;
import preflight.service.TestGateway;

class McpProtocolIT {
    private final TestGateway gateway = TestGateway.shared();
    private final McpClient mcp = McpClient.of(gateway.client());

    @ParameterizedTest
    @CsvSource({"2025-03-26,2025-03-26", "2025-06-18,2025-06-18", "2025-11-25,2025-11-25", "1999-01-01,2025-11-25"})
    void agreesOnAVersionInTheHandshake(String asked, String agreed) {
        JsonNode result = McpClient.result(send(mcp.request()
                .POST(BodyPublishers.ofString(McpClient.message(
                        "initialize",
                        Map.of(
                                "protocolVersion",
                                asked,
                                "capabilities",
                                Map.of(),
                                "clientInfo",
                                Map.of("name", "test", "version", "1")))))));

        assertThat(result.path("protocolVersion").asText()).isEqualTo(agreed);
        assertThat(result.path("serverInfo").path("name").asText()).isEqualTo("preflight");
        assertThat(result.path("capabilities").has("tools")).isTrue();
        assertThat(result.path("instructions").asText()).contains("off_index");
    }

    @Test
    void acknowledgesNotifications() {
        String initialized = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";

        HttpAnswer answer = send(mcp.request().POST(BodyPublishers.ofString(initialized)));

        assertThat(answer.status()).isEqualTo(202);
        assertThat(answer.text()).isEmpty();
    }

    @Test
    void describesItselfWithoutAHandshake() {
        JsonNode result = McpClient.result(send(mcp.newer("server/discover", Map.of())));

        assertThat(result.path("supportedVersions"))
                .extracting(JsonNode::asText)
                .contains("2026-07-28", "2025-11-25");
        assertThat(result.path("resultType").asText()).isEqualTo("complete");
        assertThat(result.path("capabilities").has("tools")).isTrue();
        assertThat(result.path("_meta")
                        .path("io.modelcontextprotocol/serverInfo")
                        .path("name")
                        .asText())
                .isEqualTo("preflight");
        assertThat(result.path("ttlMs").isIntegralNumber()).isTrue();
        assertThat(result.path("cacheScope").asText()).isEqualTo("private");
    }

    @Test
    void listsTheSameToolsInBothEras() {
        JsonNode older = McpClient.result(send(mcp.older("tools/list", Map.of())));
        JsonNode newer = McpClient.result(send(mcp.newer("tools/list", Map.of())));

        assertThat(older.path("tools"))
                .extracting(tool -> tool.path("name").asText())
                .containsExactly("preflight_check", "verify_citations", "detect_ai_writing");
        assertThat(newer.path("tools")).isEqualTo(older.path("tools"));
        assertThat(newer.path("resultType").asText()).isEqualTo("complete");
        assertThat(newer.has("ttlMs")).isTrue();
        assertThat(older.has("resultType")).isFalse();
    }

    @Test
    void refusesAnOriginThatIsNotAllowed() {
        HttpAnswer answer = send(mcp.older("tools/list", Map.of()).header("Origin", "https://evil.example"));

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.detail()).contains("Origin");
        assertThat(answer.header("Access-Control-Allow-Origin")).isEmpty();
    }

    @Test
    void letsPagesOfThisMachineAndOfTheSettingCall() {
        try (TestGateway own = TestGateway.with("preflight.mcp.allowed-origins", "https://app.example")) {
            McpClient client = McpClient.of(own.client());
            for (String origin : new String[] {"https://app.example", "http://localhost:6274"}) {
                HttpAnswer answer = send(client.older("tools/list", Map.of()).header("Origin", origin));
                assertThat(answer.status()).isEqualTo(200);
                assertThat(answer.header("Access-Control-Allow-Origin")).isEqualTo(origin);
                assertThat(answer.header("Access-Control-Expose-Headers")).contains("WWW-Authenticate");
            }
            assertThat(send(client.older("tools/list", Map.of()).header("Origin", "https://app.example.evil.org"))
                            .status())
                    .isEqualTo(403);
        }
    }

    @Test
    void tellsBrowsersWhichHeadersTheyMaySend() {
        HttpAnswer answer = send(HttpRequest.newBuilder(gateway.address(McpClient.PATH))
                .header("Origin", "http://localhost:3000")
                .method("OPTIONS", BodyPublishers.noBody()));

        assertThat(answer.status()).isEqualTo(204);
        assertThat(answer.header("Access-Control-Allow-Headers"))
                .contains("Mcp-Method", "Mcp-Name", "MCP-Protocol-Version", "Authorization", "X-API-Key");
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "DELETE", "PUT"})
    void takesPostOnly(String method) {
        HttpAnswer answer = send(mcp.request().method(method, BodyPublishers.noBody()));

        assertThat(answer.status()).isEqualTo(405);
        assertThat(answer.header("Allow")).contains("POST");
        assertThat(answer.detail()).isNotBlank();
    }

    @Test
    void asksForAKeyBeforeAnythingElse() {
        HttpRequest.Builder keyless =
                HttpRequest.newBuilder(gateway.address(McpClient.PATH)).POST(BodyPublishers.ofString("not even JSON"));

        HttpAnswer answer = send(keyless);

        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.detail()).contains("X-API-Key");
    }

    @ParameterizedTest
    @ValueSource(strings = {"initialize", "tools/list", "tools/call"})
    void refusesAWrongKeyForEveryMethod(String method) {
        McpClient wrong = new McpClient(gateway, "pf_live_wrong");

        assertThat(send(wrong.older(method, Map.of())).status()).isEqualTo(401);
        assertThat(send(wrong.newer(method, Map.of())).status()).isEqualTo(401);
    }

    @Test
    void refusesAFreePlan() {
        HttpAnswer answer = send(McpClient.of(gateway.client(Plan.FREE, 100)).older("tools/list", Map.of()));

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.detail()).contains("Pro or Max");
    }

    @Test
    void refusesOtherMediaTypes() {
        String body = McpClient.message("tools/list", Map.of());

        assertThat(send(bare().header("Content-Type", "text/plain")
                                .header("Accept", "*/*")
                                .POST(BodyPublishers.ofString(body)))
                        .status())
                .isEqualTo(415);
        assertThat(send(bare().header("Content-Type", "application/json")
                                .header("Accept", "text/html")
                                .POST(BodyPublishers.ofString(body)))
                        .status())
                .isEqualTo(406);
        assertThat(send(bare().header("Content-Type", "application/json; charset=utf-8")
                                .header("Accept", "*/*")
                                .POST(BodyPublishers.ofString(body)))
                        .status())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{                                                      | -32700",
                "{} {}                                                  | -32700",
                "[]                                                     | -32600",
                "'[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}]' | -32600",
                "{\"id\":1,\"method\":\"ping\"}                         | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"}  | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":9223372036854775808,\"method\":\"ping\"} | -32600",
                "{\"jsonrpc\":\"2.0\",\"id\":1}                         | -32600"
            })
    void refusesWhatIsNoMessage(String body, int code) {
        HttpAnswer answer = send(mcp.request().POST(BodyPublishers.ofString(body)));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("error").path("code").asInt()).isEqualTo(code);
    }

    @Test
    void tellsAnUnknownMethodByTheRulesOfItsEra() {
        HttpAnswer older = send(mcp.older("tools/juggle", Map.of()));
        HttpAnswer newer = send(mcp.newer("tools/juggle", Map.of()));

        assertThat(older.status()).isEqualTo(200);
        assertThat(older.json().path("error").path("code").asInt()).isEqualTo(-32601);
        assertThat(newer.status()).isEqualTo(404);
        assertThat(newer.json().path("error").path("code").asInt()).isEqualTo(-32601);
    }

    @ParameterizedTest
    @ValueSource(strings = {"initialize", "ping", "logging/setLevel", "resources/subscribe"})
    void hasDoneAwayWithWhatTheStatelessEraDropped(String method) {
        HttpAnswer answer = send(mcp.newer(method, Map.of()));

        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.json().path("error").path("code").asInt()).isEqualTo(-32601);
    }

    @Test
    void namesTheVersionsItSpeaksToOneItDoesNot() {
        HttpAnswer answer = send(mcp.request()
                .header("MCP-Protocol-Version", "2031-01-01")
                .header("Mcp-Method", "tools/list")
                .POST(BodyPublishers.ofString(McpClient.message(
                        "tools/list",
                        McpClient.withMeta(
                                Map.of("_meta", Map.of("io.modelcontextprotocol/protocolVersion", "2031-01-01")))))));

        assertThat(answer.status()).isEqualTo(400);
        JsonNode error = answer.json().path("error");
        assertThat(error.path("code").asInt()).isEqualTo(-32022);
        assertThat(error.path("data").path("requested").asText()).isEqualTo("2031-01-01");
        assertThat(error.path("data").path("supported"))
                .extracting(JsonNode::asText)
                .contains("2026-07-28");
        assertThat(answer.json().path("id").asInt()).isEqualTo(7);
    }

    @Test
    void refusesHeadersThatDifferFromTheBody() {
        String body = McpClient.message(
                "tools/call", McpClient.withMeta(Map.of("name", "verify_citations", "arguments", Map.of())));
        String[][] headers = {
            {"Mcp-Method", "tools/call"},
            {"Mcp-Method", "tools/list", "Mcp-Name", "verify_citations"},
            {"Mcp-Method", "tools/call", "Mcp-Name", "preflight_check"},
            {"Mcp-Method", "tools/call", "Mcp-Name", "=?base64?!!?="}
        };
        for (String[] pair : headers) {
            HttpRequest.Builder request = mcp.request()
                    .header("MCP-Protocol-Version", McpClient.STATELESS)
                    .headers(pair);
            assertMismatch(send(request.POST(BodyPublishers.ofString(body))));
        }
        assertMismatch(send(mcp.request().headers(headers[2]).POST(BodyPublishers.ofString(body))));
        assertMismatch(send(mcp.request()
                .header("MCP-Protocol-Version", McpClient.WITH_HANDSHAKE)
                .POST(BodyPublishers.ofString(body))));
    }

    @Test
    void readsANameThatCameEncoded() {
        Map<String, Object> params =
                Map.of("name", "verify_citations", "arguments", Map.of("references", new String[0]));

        HttpAnswer answer = send(mcp.request()
                .header("MCP-Protocol-Version", McpClient.STATELESS)
                .headers("Mcp-Method", "tools/call", "Mcp-Name", "=?base64?dmVyaWZ5X2NpdGF0aW9ucw==?=")
                .POST(BodyPublishers.ofString(McpClient.message("tools/call", McpClient.withMeta(params)))));

        assertThat(McpClient.result(answer).path("isError").asBoolean()).isFalse();
    }

    @Test
    void refusesAStatelessRequestWithoutItsMeta() {
        HttpAnswer answer = send(mcp.request()
                .header("MCP-Protocol-Version", McpClient.STATELESS)
                .header("Mcp-Method", "tools/list")
                .POST(BodyPublishers.ofString(McpClient.message("tools/list", Map.of()))));

        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("error").path("code").asInt()).isEqualTo(-32602);
    }

    @Test
    void refusesArgumentsThatAreNoObject() {
        for (HttpRequest.Builder request : List.of(
                mcp.older("tools/call", Map.of("name", "verify_citations", "arguments", "a sentence")),
                mcp.newer("tools/call", Map.of("name", "verify_citations", "arguments", List.of("a sentence"))))) {
            HttpAnswer answer = send(request);

            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.json().path("error").path("code").asInt()).isEqualTo(-32602);
        }
    }

    @Test
    void logsNothingOfAMessageThatCannotBeRead() {
        try (LogCapture log = new LogCapture()) {
            HttpAnswer answer = send(mcp.older(
                    "tools/call", Map.of("name", "verify_citations", "_meta", "a sentence of the manuscript")));

            assertThat(answer.json().path("error").path("code").asInt()).isEqualTo(-32603);
            assertThat(log.lines()).anyMatch(line -> line.contains("IllegalArgumentException"));
            assertThat(log.lines()).noneMatch(line -> line.contains("a sentence of the manuscript"));
        }
    }

    @Test
    void ignoresSessionsAndResumption() {
        HttpAnswer answer = send(mcp.newer("tools/list", Map.of())
                .header("Mcp-Session-Id", "abc")
                .header("Last-Event-ID", "9"));

        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.header("Mcp-Session-Id")).isEmpty();
    }

    @Test
    void refusesABodyLargerThanAnyCallNeeds() {
        try (TestGateway own = TestGateway.with("preflight.max-body-bytes", "2000")) {
            HttpAnswer answer = send(McpClient.of(own.client()).older("tools/list", Map.of("pad", "x".repeat(3000))));

            assertThat(answer.status()).isEqualTo(400);
            assertThat(answer.detail()).contains("2,000");
        }
    }

    private HttpRequest.Builder bare() {
        return HttpRequest.newBuilder(gateway.address(McpClient.PATH)).header("X-API-Key", mcp.key());
    }

    private static void assertMismatch(HttpAnswer answer) {
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("error").path("code").asInt()).isEqualTo(-32020);
    }

    private static HttpAnswer send(HttpRequest.Builder request) {
        return TestGateway.send(request);
    }
}
