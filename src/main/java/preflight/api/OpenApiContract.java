package preflight.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The OpenAPI file that is served to users. Its schemas validate request bodies, and in tests responses, so documentation
 * and behaviour cannot differ. Each schema is compiled once.
 */
public final class OpenApiContract {
    /** Class path of the file. */
    public static final String FILE = "openapi/preflight-v1.yaml";

    private final SchemaRegistry registry = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private final Map<String, Schema> schemas = new ConcurrentHashMap<>();

    /** Validates a value against a component schema of the file; returns the errors, empty for a valid value. */
    public List<Error> validate(String schema, JsonNode value) {
        return schema(schema).validate(value);
    }

    /** The property names of a component schema, in its order. */
    public List<String> fields(String schema) {
        List<String> names = new ArrayList<>();
        schema(schema).getSchemaNode().path("properties").fieldNames().forEachRemaining(names::add);
        return names;
    }

    private Schema schema(String name) {
        return schemas.computeIfAbsent(name, this::compile);
    }

    private Schema compile(String name) {
        Schema schema =
                registry.getSchema(SchemaLocation.of("classpath:%s#/components/schemas/%s".formatted(FILE, name)));
        schema.initializeValidators();
        return schema;
    }
}
