package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.camel.CamelContext;
import org.apache.camel.CamelExecutionException;
import org.apache.camel.ProducerTemplate;
import org.apache.camel.component.kamelet.KameletComponent;
import org.apache.camel.http.base.HttpOperationFailedException;
import org.apache.camel.impl.DefaultCamelContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import preflight.access.account.Plan;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** The Kamelets in a Camel context of their own, against a gateway. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KameletsTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private final TestGateway gateway = TestGateway.with("preflight.throttle.check-per-minute", "100");
    private final TestGateway.Client client = gateway.client(Plan.PRO, 10_000);
    private final CamelContext camel = new DefaultCamelContext();
    private ProducerTemplate producer;

    @BeforeAll
    void startsCamel() {
        camel.getComponent("kamelet", KameletComponent.class).setLocation("file:kamelets");
        camel.start();
        producer = camel.createProducerTemplate();
    }

    @AfterAll
    void stops() {
        camel.stop();
        gateway.close();
    }

    @Test
    void verifiesReferences() throws IOException {
        JsonNode answer =
                send("preflight-verify-action", Map.of("references", List.of(Samples.KNOWN, Samples.INVENTED)));

        assertThat(answer.at("/results/0/status").asText()).isEqualTo("verified");
        assertThat(answer.at("/results/1/status").asText()).isEqualTo("off_index");
    }

    @Test
    void detectsAiWriting() throws IOException {
        assertThat(send("preflight-detect-action", Map.of("text", Samples.aiProse()))
                        .path("verdict")
                        .asText())
                .isEqualTo("risk");
    }

    @Test
    void checksAManuscript() throws IOException {
        JsonNode answer = send(
                "preflight-check-action",
                Map.of("text", Samples.prose(4), "references", List.of(Samples.KNOWN, Samples.RETRACTED)));

        assertThat(answer.at("/citations/summary/verified").asInt()).isEqualTo(2);
        assertThat(answer.at("/sourceQuality/issues/0/code").asText()).isEqualTo("retracted_source");
        assertThat(answer.at("/aiDetection/status").asText()).isEqualTo("ok");
    }

    @Test
    void passesOnThatAListIsTooLong() {
        Map<String, Object> body = Map.of("text", "", "references", Samples.references(101));

        assertThatThrownBy(() -> send("preflight-check-action", body))
                .rootCause()
                .isInstanceOfSatisfying(
                        HttpOperationFailedException.class,
                        refused -> assertThat(refused).returns(400, HttpOperationFailedException::getStatusCode));
    }

    @Test
    void saysWhyTheGatewayRefused() {
        CamelExecutionException refused = catchThrowableOfType(
                CamelExecutionException.class,
                () -> producer.requestBody(
                        endpoint("preflight-verify-action", "pf_live_wrong"), "{\"references\": []}", String.class));

        assertThat(refused.getCause()).isInstanceOfSatisfying(HttpOperationFailedException.class, cause -> {
            assertThat(cause.getStatusCode()).isEqualTo(401);
            assertThat(cause.getResponseBody()).contains("detail");
        });
    }

    @ParameterizedTest
    @MethodSource("names")
    void leavesTheHeadersOfTheRouteAloneAndTheKeyOutOfThem(String name) {
        Map<String, Object> headers = Map.of(
                "CamelFileName", "paper.json",
                "CamelHttpUri", "http://127.0.0.1:1/elsewhere",
                "CamelHttpPath", "/elsewhere",
                "CamelHttpQuery", "a=b",
                "X-Mine", "kept");

        Map<String, Object> after = new HashMap<>(producer.request(endpoint(name, client.key()), exchange -> {
                    exchange.getMessage().setHeaders(new HashMap<>(headers));
                    exchange.getMessage()
                            .setBody("{\"text\": \"Too short.\"}"
                                    .replace("text", name.contains("verify") ? "references" : "text")
                                    .replace("\"Too short.\"", name.contains("verify") ? "[]" : "\"Too short.\""));
                })
                .getMessage()
                .getHeaders());

        assertThat(after)
                .containsEntry("X-Mine", "kept")
                .containsEntry("CamelFileName", "paper.json")
                .doesNotContainKey("X-API-Key");
        assertThat(after.values()).doesNotContain(client.key());
    }

    @ParameterizedTest
    @MethodSource("names")
    void hidesTheKeyAndDescribesEveryProperty(String name) throws IOException {
        JsonNode kamelet = new ObjectMapper(new YAMLFactory())
                .readTree(Path.of("kamelets", name + ".kamelet.yaml").toFile());

        assertThat(kamelet.path("apiVersion").asText()).isEqualTo("camel.apache.org/v1");
        assertThat(kamelet.at("/metadata/name").asText()).isEqualTo(name);
        assertThat(kamelet.at("/spec/definition/properties/apiKey/format").asText())
                .isEqualTo("password");
        assertThat(kamelet.at("/spec/definition/properties")).allSatisfy(property -> {
            assertThat(property.path("title").asText()).isNotBlank();
            assertThat(property.path("description").asText()).isNotBlank();
            assertThat(property.path("type").asText()).isNotBlank();
        });
    }

    /** The rules of the validator of the Kamelet catalog. */
    @ParameterizedTest
    @MethodSource("names")
    void followsTheRulesOfTheKameletCatalog(String name) throws IOException {
        JsonNode kamelet = new ObjectMapper(new YAMLFactory())
                .readTree(Path.of("kamelets", name + ".kamelet.yaml").toFile());
        JsonNode annotations = kamelet.at("/metadata/annotations");
        JsonNode definition = kamelet.at("/spec/definition");

        assertThat(name).endsWith("-action");
        assertThat(kamelet.at("/metadata/labels")
                        .path("camel.apache.org/kamelet.type")
                        .asText())
                .isEqualTo("action");
        assertThat(definition.path("title").asText()).endsWith(" Action");
        assertThat(definition.path("description").asText()).isNotBlank();
        assertThat(definition.path("type").asText()).isEqualTo("object");
        for (String required : List.of("kamelet.support.level", "provider", "kamelet.group", "kamelet.namespace")) {
            assertThat(annotations.path("camel.apache.org/" + required).asText())
                    .as(required)
                    .isNotBlank();
        }
        assertThat(Files.readString(Path.of("pom.xml")))
                .contains("<version>"
                        + annotations.path("camel.apache.org/catalog.version").asText() + "</version>");
        assertThat(annotations.path("camel.apache.org/kamelet.icon").asText()).startsWith("data:image/svg+xml;base64,");
        definition
                .path("required")
                .forEach(property -> assertThat(definition.path("properties").has(property.asText()))
                        .as(property.asText())
                        .isTrue());
        assertThat(kamelet.at("/spec/dependencies")).isNotEmpty();
        assertThat(kamelet.findValues("groovy")).as("no scripts").isEmpty();
    }

    static Stream<String> names() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("kamelets"))) {
            return files
                    .map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".kamelet.yaml"))
                    .map(name -> name.replace(".kamelet.yaml", ""))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    private JsonNode send(String kamelet, Map<String, Object> body) throws JsonProcessingException {
        return JSON.readTree(
                producer.requestBody(endpoint(kamelet, client.key()), JSON.writeValueAsString(body), String.class));
    }

    private String endpoint(String kamelet, String key) {
        return "kamelet:%s?url=%s&apiKey=%s".formatted(kamelet, gateway.address(""), key);
    }
}
