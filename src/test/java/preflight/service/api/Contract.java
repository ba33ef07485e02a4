package preflight.service.api;

import com.fasterxml.jackson.databind.JsonNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.dialect.Dialects;
import java.util.List;
import java.util.Map;

/** The OpenAPI file, asked whether an answer is one it allows. */
final class Contract {
    private static final String ID = "https://preflight.test/contract";

    private final JsonNode document;
    private final SchemaRegistry registry;

    Contract(JsonNode document) {
        this.document = document;
        this.registry = SchemaRegistry.withDefaultDialect(
                Dialects.getOpenApi31(), builder -> builder.schemas(Map.of(ID, document.toString())));
    }

    /** What the contract has against this answer; an undeclared status is a fault too. */
    List<String> faults(String operation, int status, String body) {
        String pointer = pointer(operation, status);
        if (pointer.isEmpty()) {
            return List.of(operation + " does not declare status " + status);
        }
        Schema schema = registry.getSchema(SchemaLocation.of(ID + "#" + pointer));
        return schema.validate(body, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    private String pointer(String operation, int status) {
        for (var path : document.path("paths").properties()) {
            JsonNode post = path.getValue().path("post");
            if (post.path("operationId").asText().equals(operation)) {
                JsonNode response = post.path("responses").path(Integer.toString(status));
                if (response.has("$ref")) {
                    return response.path("$ref").asText().substring(1) + "/content/application~1json/schema";
                }
                return response.isMissingNode()
                        ? ""
                        : "/paths/" + path.getKey().replace("~", "~0").replace("/", "~1") + "/post/responses/" + status
                                + "/content/application~1json/schema";
            }
        }
        return "";
    }
}
