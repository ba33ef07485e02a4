package preflight;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import preflight.gateway.Settings;

/** What can be said of the container set-up without an engine. */
class DeploymentTest {
    private final List<String> dockerfile = lines("Dockerfile");
    private final JsonNode compose = compose();

    @Test
    void everyServiceIsRestartedAndKeepsItsDataInADeclaredVolume() {
        assertThat(compose.path("services")).isNotEmpty().allSatisfy(service -> {
            assertThat(service.path("restart").asText()).isEqualTo("unless-stopped");
            assertThat(service.path("volumes")).isNotEmpty().allSatisfy(volume -> {
                String source = volume.asText().split(":")[0];
                assertThat(
                                source.startsWith("./")
                                        ? Files.exists(Path.of(source))
                                        : compose.path("volumes").has(source))
                        .as(source)
                        .isTrue();
            });
        });
    }

    @Test
    void everyServiceHasAHealthCheck() {
        compose.path("services").properties().stream()
                // The gateway has its own from its image.
                .filter(service -> !service.getKey().equals("gateway"))
                .forEach(service -> assertThat(service.getValue().has("healthcheck"))
                        .as(service.getKey())
                        .isTrue());
        assertThat(dockerfile).anyMatch(line -> line.startsWith("HEALTHCHECK"));
        assertThat(compose.path("services")
                        .path("gateway")
                        .path("depends_on")
                        .path("database")
                        .path("condition")
                        .asText())
                .isEqualTo("service_healthy");
    }

    @Test
    void noSecretStandsInAFile() {
        compose.path("services")
                .forEach(service -> service.path("environment").properties().forEach(variable -> {
                    // What a profile needs cannot be demanded of those who leave it out; its services refuse an empty
                    // one.
                    String unset = service.has("profiles") ? "-" : "\\?.+";
                    if (Pattern.compile("PASSWORD|PEPPER|SECRET|KEY$")
                            .matcher(variable.getKey())
                            .find()) {
                        assertThat(variable.getValue().asText())
                                .as(variable.getKey())
                                .matches("\\$\\{[A-Z_]+:" + unset + "}");
                    }
                }));
    }

    @Test
    void publishesOnTheHostsLoopbackOnlyAndOnThePortsOfTheSettings() {
        Settings settings = Settings.load(Map.of(), Map.of());
        assertThat(compose.path("services").path("gateway").path("ports"))
                .extracting(JsonNode::asText)
                .containsExactly(
                        "127.0.0.1:%1$s:%1$s".formatted(settings.text("preflight.port")),
                        "127.0.0.1:%1$s:%1$s".formatted(settings.text("preflight.management-port")));
        assertThat(dockerfile)
                .contains("EXPOSE %s %s"
                        .formatted(settings.text("preflight.port"), settings.text("preflight.management-port")));
    }

    @Test
    void givesCallsInFlightTimeToFinish() {
        int grace = Integer.parseInt(compose.path("services")
                .path("gateway")
                .path("stop_grace_period")
                .asText()
                .replace("s", ""));
        assertThat(grace * 1000).isGreaterThan(Settings.load(Map.of(), Map.of()).number("preflight.shutdown-ms"));
    }

    @Test
    void buildsFromWhatIsThereAndRunsAsAUserOfItsOwn() {
        assertThat(dockerfile)
                .filteredOn(line -> line.startsWith("COPY") && !line.contains("--from"))
                .allSatisfy(line -> {
                    String[] words = line.split("\\s+");
                    for (int i = 1; i < words.length - 1; i++) {
                        assertThat(Path.of(words[i])).exists();
                    }
                });
        assertThat(dockerfile).contains("USER preflight");
        assertThat(dockerfile.stream().filter(line -> line.startsWith("FROM")).toList())
                .allMatch(line -> line.contains(":"));
    }

    @Test
    void keycloakMakesTokensOutToTheEndpointAndRegistersTrustedHostsOnly() throws IOException {
        JsonNode realm = new ObjectMapper()
                .readTree(Path.of("keycloak/preflight-realm.json").toFile());
        Settings settings = Settings.load(
                Map.of(),
                Map.of(
                        "preflight.public.url",
                        "https://checks.example.org",
                        "preflight.mcp.oauth.issuer.url",
                        "https://login.example.org/realms/"
                                + realm.path("realm").asText()));
        String scope = settings.text("preflight.mcp.oauth.scope");
        JsonNode ours = StreamSupport.stream(realm.path("clientScopes").spliterator(), false)
                .filter(found -> found.path("name").asText().equals(scope))
                .findFirst()
                .orElseThrow();

        assertThat(ours.findValuesAsText("included.custom.audience"))
                .extracting(audience -> audience.replace("${PREFLIGHT_PUBLIC_URL}", "https://checks.example.org"))
                .containsExactly(settings.protectedResource().orElseThrow().resource());
        assertThat(realm.path("defaultOptionalClientScopes"))
                .extracting(JsonNode::asText)
                .contains(scope);
        JsonNode policies = realm.path("components")
                .path("org.keycloak.services.clientregistration.policy.ClientRegistrationPolicy");
        assertThat(policies).anySatisfy(policy -> {
            assertThat(policy.path("providerId").asText()).isEqualTo("trusted-hosts");
            assertThat(policy.path("subType").asText()).isEqualTo("anonymous");
            assertThat(policy.at("/config/client-uris-must-match/0").asText()).isEqualTo("true");
            assertThat(policy.at("/config/trusted-hosts")).isNotEmpty();
        });
        assertThat(compose.at("/services/keycloak/environment").has("PREFLIGHT_PUBLIC_URL"))
                .isTrue();
    }

    private static JsonNode compose() {
        try {
            return new ObjectMapper(new YAMLFactory())
                    .readTree(Path.of("docker-compose.yml").toFile());
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static List<String> lines(String file) {
        try {
            return Files.readAllLines(Path.of(file));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
