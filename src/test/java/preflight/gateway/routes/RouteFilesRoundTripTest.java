package preflight.gateway.routes;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.camel.RouteConfigurationsBuilder;
import org.apache.camel.RoutesBuilder;
import org.apache.camel.builder.RouteBuilder;
import org.apache.camel.impl.DefaultCamelContext;
import org.apache.camel.spi.Resource;
import org.apache.camel.support.PluginHelper;
import org.apache.camel.support.ResourceHelper;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The route files in a visual editor such as Kaoto: it knows a file by Camel's YAML schema, and saves it as plain YAML without our
 * comments, quotes and line breaks.
 */
class RouteFilesRoundTripTest {
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());
    /** Fields of a definition that tell where it was read. */
    private static final Set<String> POSITION = Set.of("index", "lineNumber", "location", "resource", "parent");

    private static Schema schema;

    @BeforeAll
    static void readsTheSchemaOfTheYamlDsl() throws IOException {
        try (InputStream in = Objects.requireNonNull(
                RouteFilesRoundTripTest.class.getResourceAsStream("/schema/camelYamlDsl.json"))) {
            schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_4)
                    .getSchema(new ObjectMapper().readTree(in).toString());
        }
    }

    @ParameterizedTest
    @MethodSource("files")
    void followsTheSchemaOfTheYamlDsl(Path file) throws IOException {
        JsonNode content = YAML.readTree(file.toFile());

        // A placeholder may stand for a number or a flag, which the schema does not know.
        assertThat(schema.validate(content.toString(), InputFormat.JSON))
                .filteredOn(error -> !content.at(error.getInstanceLocation().toString())
                        .asText()
                        .startsWith("{{"))
                .isEmpty();
    }

    @ParameterizedTest
    @MethodSource("files")
    void meansTheSameAfterItWasSavedAgain(Path file) throws Exception {
        String name = file.getFileName().toString();
        JsonNode content = YAML.readTree(file.toFile());

        String original = model(ResourceHelper.fromString(name, Files.readString(file)));
        String saved = model(ResourceHelper.fromString(name, YAML.writeValueAsString(content)));

        assertThat(saved).isEqualTo(original);
        for (String key : List.of("id", "uri", "ref", "method")) {
            content.findValuesAsText(key).stream()
                    .filter(value -> !value.isEmpty())
                    .forEach(value -> assertThat(original).contains(value));
        }
    }

    /** What Camel understood: every field of every route, template, REST binding and configuration of the file. */
    private static String model(Resource file) throws Exception {
        try (DefaultCamelContext camel = new DefaultCamelContext()) {
            StringBuilder out = new StringBuilder();
            for (RoutesBuilder found : PluginHelper.getRoutesLoader(camel).findRoutesBuilders(file)) {
                RouteBuilder builder = (RouteBuilder) found;
                builder.setCamelContext(camel);
                builder.configure();
                if (builder instanceof RouteConfigurationsBuilder configurations) {
                    configurations.addRouteConfigurationsToCamelContext(camel);
                }
                Stream.of(
                                builder.getRestCollection().getRests(),
                                builder.getRouteCollection().getRoutes(),
                                builder.getRouteTemplateCollection().getRouteTemplates(),
                                builder.getTemplatedRouteCollection().getTemplatedRoutes(),
                                camel.getRouteConfigurationDefinitions())
                        .forEach(definitions -> out.append(describe(definitions, new ArrayDeque<>())));
            }
            return out.toString();
        }
    }

    private static Object describe(@Nullable Object value, Deque<Object> parents) {
        if (value instanceof Collection<?> all) {
            return all.stream().map(one -> describe(one, parents)).toList();
        }
        if (value instanceof Map<?, ?> map) {
            return new TreeMap<>(map).toString();
        }
        if (value instanceof Enum
                || value == null
                || !value.getClass().getName().startsWith("org.apache.camel.model.")) {
            return value instanceof String
                            || value instanceof Number
                            || value instanceof Boolean
                            || value instanceof Enum
                    ? value
                    : "";
        }
        if (parents.stream().anyMatch(parent -> parent == value)) {
            return "";
        }
        parents.push(value);
        Map<String, Object> fields = new TreeMap<>();
        for (Class<?> type = value.getClass(); type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && !POSITION.contains(field.getName())) {
                    fields.put(field.getName(), describe(read(field, value), parents));
                }
            }
        }
        parents.pop();
        return value.getClass().getSimpleName() + fields;
    }

    private static @Nullable Object read(Field field, Object owner) {
        try {
            field.setAccessible(true);
            return field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    static Stream<Path> files() throws IOException {
        try (Stream<Path> found = Files.list(Path.of("src/main/resources/routes"))) {
            return found.sorted().toList().stream();
        }
    }
}
