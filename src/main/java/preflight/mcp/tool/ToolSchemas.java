package preflight.mcp.tool;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import preflight.api.OpenApiContract;

/** The schemas of the OpenAPI file, each self-contained: the schemas it refers to are in its {@code $defs}. */
final class ToolSchemas {
    private static final String PREFIX = "#/components/schemas/";
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    private final JsonNode schemas =
            read(OpenApiContract.FILE).path("components").path("schemas");

    /** A component schema by its name, self-contained. */
    Map<String, Object> selfContained(String name) {
        ObjectNode schema = schemas.path(name).deepCopy();
        ObjectNode definitions = YAML.createObjectNode();
        collect(schema, definitions);
        if (!definitions.isEmpty()) {
            schema.set("$defs", definitions);
        }
        return YAML.convertValue(schema, new TypeReference<>() {});
    }

    private void collect(JsonNode node, ObjectNode definitions) {
        if (node instanceof ObjectNode object && object.path("$ref").asText().startsWith(PREFIX)) {
            String name = object.path("$ref").asText().substring(PREFIX.length());
            object.set("$ref", TextNode.valueOf("#/$defs/" + name));
            if (!definitions.has(name)) {
                JsonNode definition = schemas.path(name).deepCopy();
                definitions.set(name, definition);
                collect(definition, definitions);
            }
        }
        node.forEach(child -> collect(child, definitions));
    }

    static JsonNode read(String resource) {
        try (InputStream in = ToolSchemas.class.getResourceAsStream("/" + resource)) {
            return YAML.readTree(in);
        } catch (IOException e) {
            throw new UncheckedIOException(resource + " cannot be read", e);
        }
    }
}
