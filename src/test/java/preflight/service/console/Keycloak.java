package preflight.service.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;

/** A real Keycloak with the realm we ship, and a second one of another name; fetched by Maven, run on this machine alone. */
public final class Keycloak implements AutoCloseable {
    static final String REALM = "preflight";
    static final String OTHER_REALM = "other";

    private static final String VERSION = "26.7.3";
    private static final Path TARGET = Path.of("target").toAbsolutePath();
    private static final Path HOME = TARGET.resolve("keycloak").resolve("keycloak-" + VERSION);
    private static final Path SHIPPED = Path.of("keycloak", "preflight-realm.json");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Process process;
    private final int port;

    /** Starts it for a gateway that clients reach at {@code publicUrl}. */
    Keycloak(String publicUrl) throws IOException, InterruptedException {
        unpack();
        Path imports = Files.createDirectories(HOME.resolve("data/import"));
        forgetTheLastRun();
        String realm = Files.readString(SHIPPED);
        Files.writeString(imports.resolve("preflight-realm.json"), realm);
        Files.writeString(
                imports.resolve("other-realm.json"),
                realm.replace("\"realm\": \"preflight\"", "\"realm\": \"" + OTHER_REALM + "\""));
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = socket.getLocalPort();
        }
        ProcessBuilder start = new ProcessBuilder(
                HOME.resolve("bin/kc.sh").toString(),
                "start-dev",
                "--import-realm",
                "--http-host=127.0.0.1",
                "--http-port=" + port);
        start.environment()
                .putAll(Map.of(
                        "JAVA_HOME", System.getProperty("java.home"),
                        "JAVA_OPTS_KC_HEAP", "-Xms64m -Xmx512m",
                        "KC_BOOTSTRAP_ADMIN_USERNAME", "admin",
                        "KC_BOOTSTRAP_ADMIN_PASSWORD", "admin",
                        "PREFLIGHT_PUBLIC_URL", publicUrl));
        Path log = TARGET.resolve("keycloak.log");
        process = start.redirectErrorStream(true).redirectOutput(log.toFile()).start();
        await().atMost(Duration.ofMinutes(10))
                .pollInterval(Duration.ofSeconds(1))
                .until(() -> {
                    assertThat(process.isAlive()).as(Files.readString(log)).isTrue();
                    return isUp();
                });
    }

    /** What the tokens of a realm have as their issuer. */
    String issuer(String realm) {
        return "http://127.0.0.1:" + port + "/realms/" + realm;
    }

    /** A new user; returns what the tokens have as their subject. */
    String user(String realm, String name, String password) {
        HttpAnswer created = admin(
                "POST",
                realm + "/users",
                Map.of(
                        "username",
                        name,
                        "email",
                        name + "@example.org",
                        "firstName",
                        name,
                        "lastName",
                        "Tester",
                        "enabled",
                        true,
                        "credentials",
                        List.of(Map.of("type", "password", "value", password, "temporary", false))));
        return created.header("Location").replaceAll(".*/", "");
    }

    /** A call to the administration of realms. */
    HttpAnswer admin(String method, String path, Object body) {
        String token = TestGateway.send(
                        HttpRequest.newBuilder(URI.create(issuer("master") + "/protocol/openid-connect/token"))
                                .header("Content-Type", "application/x-www-form-urlencoded")
                                .POST(BodyPublishers.ofString(form(Map.of(
                                        "client_id", "admin-cli",
                                        "grant_type", "password",
                                        "username", "admin",
                                        "password", "admin")))))
                .json()
                .path("access_token")
                .asText();
        try {
            HttpAnswer answer = TestGateway.send(
                    HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/admin/realms/" + path))
                            .header("Authorization", "Bearer " + token)
                            .header("Content-Type", "application/json")
                            .method(method, BodyPublishers.ofString(JSON.writeValueAsString(body))));
            assertThat(answer.status()).as(answer.text()).isBetween(200, 299);
            return answer;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String form(Map<String, String> fields) {
        return fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
    }

    @Override
    public void close() {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
        try {
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean isUp() {
        try {
            return TestGateway.send(HttpRequest.newBuilder(URI.create(issuer(REALM))))
                            .status()
                    == 200;
        } catch (UncheckedIOException notYet) {
            return false;
        }
    }

    private static void unpack() throws IOException, InterruptedException {
        if (Files.exists(HOME.resolve("bin/kc.sh"))) {
            return;
        }
        Process maven = new ProcessBuilder(
                        "mvn",
                        "-B",
                        "-q",
                        "dependency:unpack",
                        "-Dartifact=org.keycloak:keycloak-quarkus-dist:" + VERSION + ":tar.gz",
                        "-DoutputDirectory=" + HOME.getParent())
                .inheritIO()
                .start();
        assertThat(maven.waitFor()).as("exit code of mvn dependency:unpack").isZero();
        assertThat(HOME.resolve("bin/kc.sh").toFile().setExecutable(true)).isTrue();
    }

    private static void forgetTheLastRun() throws IOException {
        Path database = HOME.resolve("data/h2");
        if (Files.exists(database)) {
            try (Stream<Path> files = Files.walk(database)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
