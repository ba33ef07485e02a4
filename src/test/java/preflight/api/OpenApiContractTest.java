package preflight.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The OpenAPI file against itself: its examples, its references, its completeness. */
class OpenApiContractTest {
    private static final List<String> OPERATIONS = List.of("verifyCitations", "detectAiWriting", "checkManuscript");

    private final OpenApiContract contract = new OpenApiContract();
    private final List<JsonNode> operations = new ArrayList<>();
    private JsonNode file = new ObjectMapper().createObjectNode();

    @BeforeEach
    void read() throws Exception {
        try (InputStream in = getClass().getClassLoader().getResourceAsStream(OpenApiContract.FILE)) {
            file = new YAMLMapper().readTree(in);
        }
        file.path("paths").forEach(path -> operations.add(path.path("post")));
    }

    @Test
    void hasTheThreeOperationsUnderTheirIds() {
        assertThat(operations)
                .extracting(operation -> operation.path("operationId").asText())
                .containsExactlyElementsOf(OPERATIONS);
    }

    @Test
    void holdsItsOwnExamples() {
        int[] examples = {0};
        for (JsonNode operation : operations) {
            examples[0] += holds(operation.at("/requestBody/content"));
            for (JsonNode response : operation.path("responses")) {
                examples[0] += holds(resolve(response).path("content"));
            }
        }
        assertThat(examples[0]).isGreaterThan(OPERATIONS.size() * 10);
    }

    @Test
    void namesOnlyWhatItHas() {
        assertThat(file.findValuesAsText("$ref"))
                .isNotEmpty()
                .allSatisfy(ref -> assertThat(file.at(ref.substring(1)).isMissingNode())
                        .as(ref)
                        .isFalse());
    }

    @Test
    void answersEveryRefusalOfThePathEveryOperationTakes() {
        assertThat(operations)
                .allSatisfy(operation -> assertThat(operation.path("responses").fieldNames())
                        .toIterable()
                        .contains("200", "400", "401", "403", "405", "415", "422", "429", "500", "503"));
    }

    @Test
    void tellsWhenToRetryWhenTheRateWasExceeded() {
        assertThat(file.at("/components/responses/RateExceeded/headers").has("Retry-After"))
                .isTrue();
    }

    @Test
    void isStrictAboutEveryObjectButBibliographiesAndParams() {
        file.at("/components/schemas").properties().forEach(schema -> {
            boolean object = schema.getValue().path("type").asText().equals("object");
            boolean open = List.of("Csl", "AiParams", "SourceParams").contains(schema.getKey());
            if (object && !open) {
                assertThat(schema.getValue().path("additionalProperties").isBoolean())
                        .as(schema.getKey())
                        .isTrue();
            }
        });
    }

    private int holds(JsonNode content) {
        JsonNode media = content.path("application/json");
        String schema = media.at("/schema/$ref").asText().replace("#/components/schemas/", "");
        int count = 0;
        for (JsonNode example : media.path("examples")) {
            assertThat(contract.validate(schema, example.path("value")))
                    .as(schema)
                    .isEmpty();
            count++;
        }
        assertThat(count).as("examples of " + schema).isPositive();
        return count;
    }

    private JsonNode resolve(JsonNode node) {
        return node.has("$ref") ? file.at(node.path("$ref").asText().substring(1)) : node;
    }
}
