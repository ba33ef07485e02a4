package preflight.gateway.routes;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import preflight.database.DatabaseSettings;
import preflight.database.TestDatabase;
import preflight.gateway.GatewayBeans;
import preflight.gateway.Settings;

/** Finds errors in the route files that Camel reports only when a message arrives, and checks our rules for route files. */
class RoutesLintIT {
    private static final Path RESOURCES = Path.of("src/main/resources");
    private static final Set<String> SCRIPTS = Set.of(
            "script",
            "groovy",
            "js",
            "javascript",
            "python",
            "mvel",
            "ognl",
            "spel",
            "java",
            "joor",
            "jq",
            "datasonnet");

    @TempDir
    private Path home;

    private static final Set<String> SHORT = Set.of("simple", "constant", "to", "removeHeaders");
    private static final Set<String> EXPRESSIONS =
            Set.of("simple", "constant", "method", "header", "variable", "exchangeProperty");

    private final Map<Path, JsonNode> written = read();
    /** The files with each templated route as the route that its template makes of it. */
    private final Map<Path, JsonNode> files = expand(written);

    private final Map<String, JsonNode> routes = routes();

    @Test
    void everyRouteHasAnIdThatNamesItsFileAndADescription() {
        List<String> faults = new ArrayList<>();
        Set<String> operations = operationIds();
        files.forEach((file, content) -> content.forEach(entry -> {
            JsonNode route = entry.path("route");
            if (route.isMissingNode()) {
                return;
            }
            String id = route.path("id").asText();
            if (!id.equals(area(file)) && !id.startsWith(area(file) + "-") && !operations.contains(id)) {
                faults.add(file.getFileName() + ": route \"" + id + "\"");
            }
            if (route.path("description").asText().length() < 10) {
                faults.add(id + " has no description");
            }
        }));
        assertThat(faults).isEmpty();
        assertThat(routes.keySet()).as("each operation has its entry route").containsAll(operations);
    }

    @Test
    void everyDirectRouteIsNamedAsItsId() {
        List<String> faults = new ArrayList<>();
        routes.forEach((id, route) -> {
            String uri = route.path("from").path("uri").asText();
            if (uri.startsWith("direct:") && !uri.equals("direct:" + id)) {
                faults.add(id + " listens on " + uri);
            }
        });
        assertThat(faults).isEmpty();
    }

    @Test
    void noDirectEndpointDangles() {
        List<String> faults = new ArrayList<>();
        walkAll((key, node) -> {
            if (node.isTextual()
                    && node.asText().startsWith("direct:")
                    && !exists(node.asText().substring(7))) {
                faults.add(node.asText());
            }
        });
        assertThat(faults).isEmpty();
    }

    @Test
    void everyRouteThatIsCalledFromOutsideNamesWhoAnswersItsFailures() {
        Set<String> configurations = new TreeSet<>();
        List<JsonNode> defaults = new ArrayList<>();
        entries("routeConfiguration").forEach(configuration -> {
            if (configuration.has("id")) {
                configurations.add(configuration.path("id").asText());
            } else {
                defaults.add(configuration);
            }
        });
        assertThat(defaults)
                .singleElement()
                .satisfies(inner -> assertThat(inner.path("errorHandler").has("noErrorHandler"))
                        .as("inner routes leave failures to their caller")
                        .isTrue());
        List<String> faults = new ArrayList<>();
        Set<String> operations = operationIds();
        routes.forEach((id, route) -> {
            String from = route.path("from").path("uri").asText();
            String named = route.path("routeConfigurationId").asText();
            boolean outer = operations.contains(id) || !from.matches("(direct|seda):.*");
            if (outer && named.isEmpty() || !named.isEmpty() && !configurations.contains(named)) {
                faults.add(id + ": needs one of the routeConfigurations " + configurations);
            }
            if (route.has("errorHandler")) {
                faults.add(id + ": an error handler of its own");
            }
        });
        assertThat(faults).isEmpty();
    }

    @Test
    void everyFileIsWrittenInTheCanonicalNotation() {
        List<String> faults = new ArrayList<>();
        written.forEach((file, content) -> walk("", content, (key, node) -> {
            if (SHORT.contains(key) && !node.isObject()) {
                faults.add(file.getFileName() + ": " + key + " is not an object: " + node);
            }
            if (node.isObject()
                    && !Set.of("expression", "correlationExpression", "handled").contains(key)) {
                node.fieldNames().forEachRemaining(name -> {
                    if (EXPRESSIONS.contains(name) && node.path(name).isContainerNode()) {
                        faults.add(file.getFileName() + ": " + name + " stands outside of an expression");
                    }
                });
            }
            if (key.equals("uri") && node.asText().contains("?")) {
                faults.add(file.getFileName() + ": parameters inside the URI " + node.asText());
            }
        }));
        assertThat(faults).isEmpty();
    }

    @Test
    void onlyOneRouteReachesTheDatabase() {
        Set<String> users = new TreeSet<>();
        routes.forEach((id, route) -> walk("", route, (key, node) -> {
            if (key.equals("uri") && node.asText().startsWith("jdbc:")) {
                users.add(id);
            }
        }));
        assertThat(users).containsExactly("database-query");
    }

    @Test
    void everyBeanThatRoutesNameExistsAndHasOneMethodOfThatName() throws Exception {
        Map<String, Class<?>> beans = new TreeMap<>();
        try (GatewayBeans opened = GatewayBeans.open(settings(), 8080)) {
            opened.byName().forEach((name, bean) -> beans.put(name, bean.getClass()));
        }
        List<String> faults = new ArrayList<>();
        walkAll((key, node) -> {
            if (node.isObject() && node.has("ref") && node.has("method")) {
                check(
                        beans,
                        node.path("ref").asText(),
                        node.path("method").asText().replaceAll("\\(.*", ""),
                        faults);
            }
            if (node.isObject() && node.has("aggregationStrategy")) {
                check(
                        beans,
                        node.path("aggregationStrategy").asText().replace("#bean:", ""),
                        node.path("aggregationStrategyMethodName").asText(),
                        faults);
            }
            if (node.isTextual()
                    && node.asText().startsWith("#bean:")
                    && !beans.containsKey(node.asText().substring(6))) {
                faults.add("no bean " + node.asText());
            }
        });
        assertThat(faults).isEmpty();
    }

    @Test
    void noRouteScriptsOrNestsChoices() {
        List<String> faults = new ArrayList<>();
        walkAll((key, node) -> {
            if (SCRIPTS.contains(key)) {
                faults.add("script language: " + key);
            }
            if (key.equals("choice") && !node.findValues("choice").isEmpty()) {
                faults.add("a choice inside a choice");
            }
            if (node.isTextual() && node.asText().stripLeading().startsWith("{\"")) {
                faults.add("JSON text: " + node.asText());
            }
        });
        assertThat(faults).isEmpty();
    }

    @Test
    void everyStatementIsAFileAndEveryFileIsUsed() throws IOException {
        Set<String> used = new TreeSet<>();
        walkAll((key, node) -> {
            if (node.isTextual() && node.asText().contains("resource:classpath:sql/")) {
                used.add(node.asText().replaceAll(".*resource:classpath:sql/", ""));
            }
        });
        try (Stream<Path> statements = Files.list(RESOURCES.resolve("sql"))) {
            assertThat(statements.map(p -> p.getFileName().toString()).filter(name -> name.endsWith(".sql")))
                    .as("statements run by routes")
                    .containsAll(used);
        }
    }

    @Test
    void onlyTheVariablesCallerAndHoldExist() {
        Set<String> names = new TreeSet<>();
        walkAll((key, node) -> {
            if (key.equals("setVariable")) {
                names.add(node.path("name").asText());
            }
            if (key.equals("variableSend") || key.equals("variableReceive")) {
                names.add(node.asText());
            }
        });
        assertThat(names).containsExactlyInAnyOrder("caller", "hold");
    }

    private Settings settings() {
        DatabaseSettings database = TestDatabase.create();
        return Settings.load(
                Map.of(),
                Map.of(
                        "preflight.home", home.toString(),
                        "preflight.database.url", database.url(),
                        "preflight.database.user", database.user(),
                        "preflight.database.password", database.password()));
    }

    private boolean exists(String target) {
        if (target.contains("${exchangeProperty.source}")) {
            return Settings.SOURCES.stream()
                    .allMatch(source -> routes.containsKey(target.replace("${exchangeProperty.source}", source)));
        }
        if (!target.contains("{{")) {
            return routes.containsKey(target);
        }
        String prefix = target.substring(0, target.indexOf("{{"));
        return routes.keySet().stream().anyMatch(id -> id.startsWith(prefix));
    }

    private static void check(Map<String, Class<?>> beans, String bean, String method, List<String> faults) {
        Class<?> type = beans.get(bean);
        if (type == null) {
            faults.add("no bean " + bean);
            return;
        }
        long candidates = Arrays.stream(type.getMethods())
                .filter(candidate ->
                        !candidate.isBridge() && candidate.getName().equals(method))
                .count();
        // Of two methods of one name, Camel may take the one the route did not mean, and fill its parameters with null.
        if (candidates != 1) {
            faults.add(candidates + " public methods " + method + " in " + type.getName());
        }
    }

    private Set<String> operationIds() {
        try {
            JsonNode contract = new ObjectMapper(new YAMLFactory())
                    .readTree(RESOURCES.resolve("openapi/preflight-v1.yaml").toFile());
            return new TreeSet<>(contract.findValuesAsText("operationId"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void walkAll(BiConsumer<String, JsonNode> visitor) {
        files.values().forEach(content -> walk("", content, visitor));
    }

    private static void walk(String key, JsonNode node, BiConsumer<String, JsonNode> visitor) {
        visitor.accept(key, node);
        if (node.isObject()) {
            node.properties().forEach(child -> walk(child.getKey(), child.getValue(), visitor));
        } else {
            node.forEach(child -> walk(key, child, visitor));
        }
    }

    private Map<String, JsonNode> routes() {
        Map<String, JsonNode> found = new TreeMap<>();
        entries("route").forEach(route -> {
            JsonNode twin = found.put(route.path("id").asText(), route);
            assertThat(twin).as("two routes with one id").isNull();
        });
        return found;
    }

    private List<JsonNode> entries(String kind) {
        List<JsonNode> found = new ArrayList<>();
        files.values()
                .forEach(content -> content.forEach(entry -> {
                    if (entry.has(kind)) {
                        found.add(entry.path(kind));
                    }
                }));
        return found;
    }

    private static Map<Path, JsonNode> expand(Map<Path, JsonNode> written) {
        Map<String, JsonNode> templates = new TreeMap<>();
        written.values()
                .forEach(content -> content.forEach(entry ->
                        templates.put(entry.path("routeTemplate").path("id").asText(), entry.path("routeTemplate"))));
        Map<Path, JsonNode> expanded = new TreeMap<>();
        written.forEach((file, content) -> {
            ArrayNode entries = JsonNodeFactory.instance.arrayNode();
            content.forEach(entry -> {
                if (entry.has("templatedRoute")) {
                    entries.addObject().set("route", expand(entry.path("templatedRoute"), templates));
                } else if (!entry.has("routeTemplate")) {
                    entries.add(entry);
                }
            });
            expanded.put(file, entries);
        });
        return expanded;
    }

    private static JsonNode expand(JsonNode templated, Map<String, JsonNode> templates) {
        String name = templated.path("routeTemplateRef").asText();
        JsonNode template = Objects.requireNonNull(templates.get(name), () -> "no template " + name);
        String text = template.toString();
        for (JsonNode parameter : templated.path("parameters")) {
            text = text.replace(
                    "{{" + parameter.path("name").asText() + "}}",
                    parameter.path("value").asText());
        }
        try {
            ObjectNode route = (ObjectNode) new ObjectMapper().readTree(text);
            route.put("id", templated.path("routeId").asText());
            return route;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String area(Path file) {
        return file.getFileName().toString().replaceAll("(-.*)?\\.camel\\.yaml", "");
    }

    private static Map<Path, JsonNode> read() {
        ObjectMapper yaml = new ObjectMapper(new YAMLFactory());
        Map<Path, JsonNode> files = new TreeMap<>();
        try (Stream<Path> found = Files.list(RESOURCES.resolve("routes"))) {
            for (Path file : found.toList()) {
                files.put(file, yaml.readTree(file.toFile()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }
}
