package preflight.service.mcp;

import static com.github.tomakehurst.wiremock.client.WireMock.aResponse;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;
import preflight.service.UpstreamStub;

class McpToolsIT {
    @Test
    void describesEveryToolInFull() {
        McpClient mcp = McpClient.of(TestGateway.shared().client());

        JsonNode tools = McpClient.result(TestGateway.send(mcp.older("tools/list", Map.of())))
                .path("tools");

        for (JsonNode tool : tools) {
            assertThat(tool.path("title").asText()).isNotBlank();
            assertThat(tool.path("description").asText()).contains("prove").hasSizeLessThan(1200);
            assertThat(tool.path("icons").path(0).path("src").asText()).startsWith("data:image/svg+xml");
            JsonNode hints = tool.path("annotations");
            assertThat(hints.path("readOnlyHint").asBoolean()).isTrue();
            assertThat(hints.path("idempotentHint").asBoolean()).isTrue();
            assertThat(hints.has("destructiveHint")).isTrue();
            assertThat(hints.path("destructiveHint").asBoolean()).isFalse();
            assertThat(hints.has("openWorldHint")).isTrue();
            for (String schema : List.of("inputSchema", "outputSchema")) {
                assertThat(tool.path(schema).path("type").asText()).isEqualTo("object");
                assertThat(tool.path(schema).toString()).doesNotContain("#/components");
            }
        }
        assertThat(tools.size()).isEqualTo(3);
    }

    @Test
    void answersAndChargesAsRestDoesOnAHundredInputs() {
        answersAndChargesAsRestDoes(100);
    }

    @Test
    @Tag("slow")
    void answersAndChargesAsRestDoesOnAThousandInputs() {
        answersAndChargesAsRestDoes(1000);
    }

    /** The balance covers two thirds or so: it runs out on the way. */
    private static void answersAndChargesAsRestDoes(int inputs) {
        try (TestGateway gateway = TestGateway.with(
                "preflight.throttle.verify-per-minute", "1000",
                "preflight.throttle.detect-per-minute", "1000",
                "preflight.throttle.check-per-minute", "1000")) {
            long balance = 7L * inputs;
            TestGateway.Client rest = gateway.client(Plan.MAX, balance);
            TestGateway.Client overMcp = gateway.client(Plan.MAX, balance);
            McpClient mcp = McpClient.of(overMcp);
            int refused = 0;
            List<Pair> pairs = pairs(inputs);
            for (Pair pair : pairs) {
                HttpAnswer answer = rest.post(pair.address(), McpClient.json(pair.arguments()));
                JsonNode result = mcp.call(pair.tool(), pair.arguments());

                assertThat(result.path("isError").asBoolean())
                        .as(pair.toString())
                        .isEqualTo(answer.status() != 200);
                if (answer.status() == 200) {
                    assertThat(result.path("structuredContent")).isEqualTo(answer.json());
                } else {
                    refused++;
                    assertThat(text(result)).startsWith(answer.detail());
                }
                assertThat(overMcp.credits()).as(pair.toString()).isEqualTo(rest.credits());
            }
            assertThat(pairs).hasSize(inputs);
            assertThat(refused).as("refusals among the pairs").isBetween(inputs / 10, inputs * 6 / 10);
            assertThat(rest.credits()).isLessThan(balance);
            assertThat(overMcp.held()).isZero();
        }
    }

    private record Pair(String tool, Map<String, ?> arguments) {
        String address() {
            return switch (tool) {
                case "verify_citations" -> TestGateway.VERIFY;
                case "detect_ai_writing" -> TestGateway.DETECT;
                default -> TestGateway.CHECK;
            };
        }
    }

    /** A fifth of each kind, no two of them alike but for the wrong ones. */
    private static List<Pair> pairs(int count) {
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < count / 5; i++) {
            List<String> lines = List.of(
                    Samples.KNOWN, Samples.RETRACTED, Samples.INVENTED.replace("12(3)", i + "(3)"), Samples.UNREADABLE);
            String text = "Trench " + i + " was dug by others. " + Samples.prose(i % 4);
            pairs.add(new Pair("verify_citations", Map.of("references", lines.subList(0, i % 5))));
            pairs.add(new Pair("detect_ai_writing", Map.of("text", text + "\n\n" + Samples.aiProse())));
            pairs.add(new Pair("preflight_check", Map.of("text", text, "references", lines.subList(i % 4, 4))));
            pairs.add(new Pair("preflight_check", i % 2 == 0 ? Map.of() : Map.of("references", lines)));
            pairs.add(wrong(i));
        }
        return pairs;
    }

    private static Pair wrong(int i) {
        return switch (i % 5) {
            case 0 -> new Pair("verify_citations", Map.of("references", Samples.references(101)));
            case 1 -> new Pair("verify_citations", Map.of("refs", List.of()));
            case 2 -> new Pair("detect_ai_writing", Map.of("text", 5));
            case 3 -> new Pair("detect_ai_writing", Map.of("text", "half \ud800 a pair"));
            default -> new Pair("preflight_check", Map.of("text", "x".repeat(200_001)));
        };
    }

    @Test
    void sharesOneRateWithRest() {
        TestGateway.Client client = TestGateway.shared().client();
        McpClient mcp = McpClient.of(client);
        for (int i = 0; i < 40; i++) {
            // Listing is free of the rate.
            assertThat(TestGateway.send(mcp.older("tools/list", Map.of())).status())
                    .isEqualTo(200);
        }
        for (int i = 0; i < 5; i++) {
            assertThat(client.detect("").status()).isEqualTo(200);
            assertThat(mcp.call("detect_ai_writing", Map.of("text", ""))
                            .path("isError")
                            .asBoolean())
                    .isFalse();
        }

        JsonNode eleventh = mcp.call("detect_ai_writing", Map.of("text", ""));

        assertThat(client.detect("").status()).isEqualTo(429);
        assertThat(eleventh.path("isError").asBoolean()).isTrue();
        assertThat(text(eleventh)).contains("rate limit", "Retry after", "seconds", "Nothing ran");
    }

    @Test
    void saysWhatToDoWhenCreditsAreMissing() {
        JsonNode result = McpClient.of(TestGateway.shared().client(Plan.PRO, 0))
                .call("detect_ai_writing", Map.of("text", Samples.prose(3)));

        assertThat(result.path("isError").asBoolean()).isTrue();
        assertThat(text(result)).contains("credits", "Do not retry");
        assertThat(result.has("structuredContent")).isFalse();
    }

    @Test
    void neverShowsWhatWentWrongInside() {
        String secret = "password=hunter2";
        try (UpstreamStub detector =
                        new UpstreamStub().answering(aResponse().withStatus(500).withBody(secret));
                TestGateway gateway = TestGateway.with("preflight.detector.url", detector.url())) {
            JsonNode result =
                    McpClient.of(gateway.client()).call("detect_ai_writing", Map.of("text", Samples.prose(3)));

            assertThat(result.path("isError").asBoolean()).isTrue();
            assertThat(result.toString())
                    .doesNotContain(secret, "Exception", "preflight.", detector.url())
                    .contains("Nothing was charged", "Retry");
        }
    }

    @Test
    void tellsWhatToChangeInSentences() {
        JsonNode result = McpClient.of(TestGateway.shared().client()).call("verify_citations", Map.of());

        assertThat(text(result)).startsWith("references: the field is required and missing. Nothing ran");
    }

    @Test
    void tellsTheWorstFirstInAFewLines() {
        JsonNode result = McpClient.of(TestGateway.shared().client())
                .call(
                        "preflight_check",
                        Map.of(
                                "text",
                                Samples.prose(3),
                                "references",
                                List.of(Samples.INVENTED, Samples.KNOWN, Samples.RETRACTED)));

        String text = text(result);
        assertThat(text).startsWith("References: 2 of 3 verified").contains("Credits charged: ");
        assertThat(text.indexOf("retracted_source")).isPositive().isLessThan(text.indexOf("Reference 1 is off_index"));
        assertThat(result.path("content").size()).isEqualTo(1);
    }

    @Test
    void countsWhatTheTextLeavesOutAndKeepsItInTheStructuredContent() {
        List<String> invented = java.util.stream.IntStream.range(0, 100)
                .mapToObj(i -> Samples.INVENTED.replace("12(3)", i + "(3)"))
                .toList();

        JsonNode result =
                McpClient.of(TestGateway.shared().client()).call("verify_citations", Map.of("references", invented));

        assertThat(text(result)).contains("80 more findings are left out here").hasSizeLessThan(8000);
        assertThat(result.path("structuredContent").path("results").size()).isEqualTo(100);
    }

    @Test
    void givesStructuredContentByTheSchemaItPromised() {
        McpClient mcp = McpClient.of(TestGateway.shared().client());
        JsonNode tools = McpClient.result(TestGateway.send(mcp.older("tools/list", Map.of())))
                .path("tools");
        Map<String, Object> arguments =
                Map.of("text", Samples.aiProse(), "references", List.of(Samples.KNOWN, Samples.RETRACTED));

        JsonNode result = mcp.call("preflight_check", arguments);

        var faults = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(tools.path(0).path("outputSchema"))
                .validate(result.path("structuredContent"));
        assertThat(faults).isEmpty();
    }

    private static String text(JsonNode result) {
        return result.path("content").path(0).path("text").asText();
    }
}
