package preflight.service.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import org.apache.camel.CamelContext;
import org.apache.camel.component.kamelet.KameletComponent;
import org.apache.camel.impl.DefaultCamelContext;
import org.apache.camel.support.PluginHelper;
import org.apache.camel.support.ResourceHelper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import preflight.access.account.Plan;
import preflight.service.TestGateway;

/** The examples as they are written, against a gateway. */
class ExamplesRunIT {
    private static final Path EXAMPLES = Path.of("examples");
    private static final ObjectMapper JSON = new ObjectMapper();
    private final TestGateway gateway = TestGateway.shared();
    private final TestGateway.Client client = gateway.client(Plan.PRO, 10_000);

    @ParameterizedTest
    @ValueSource(strings = {"sh verify.sh", "python3 verify.py", "node verify.mjs", "java Verify.java"})
    void callsTheGatewayFromAProgram(String call) throws IOException, InterruptedException {
        String[] words = call.split(" ");
        String program = words[0].equals("java")
                ? Path.of(System.getProperty("java.home"), "bin", "java").toString()
                : words[0];
        assumeTrue(isThere(program) && (!words[0].equals("sh") || isThere("curl")), words[0] + " is not installed");

        Process process =
                process(program, EXAMPLES.resolve("calls").resolve(words[1]).toString());
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertThat(process.waitFor()).as(out).isZero();
        String last = out.strip().lines().reduce((first, second) -> second).orElseThrow();
        JsonNode summary = JSON.readTree(last);
        summary = summary.has("summary") ? summary.path("summary") : summary;
        assertThat(summary.path("total").asInt()).isEqualTo(25);
        assertThat(summary.path("verified").asInt()).isEqualTo(20);
    }

    @Test
    void checksWhatIsPutIntoTheWatchedFolder(@TempDir Path folder) throws Exception {
        try (CamelContext camel = new DefaultCamelContext()) {
            Properties properties = new Properties();
            properties.putAll(Map.of(
                    "preflight.url",
                    gateway.address("").toString(),
                    "preflight.key",
                    client.key(),
                    "manuscripts.folder",
                    folder.toString()));
            camel.getPropertiesComponent().setInitialProperties(properties);
            camel.getComponent("kamelet", KameletComponent.class).setLocation("file:kamelets");
            PluginHelper.getRoutesLoader(camel)
                    .loadRoutes(ResourceHelper.resolveResource(camel, "file:examples/camel/watched-folder.camel.yaml"));
            camel.start();

            Files.copy(EXAMPLES.resolve("check.json"), folder.resolve("good.json"));
            Files.writeString(folder.resolve("bad.json"), "{\"text\": 5}");

            Path checked = folder.resolve("checked/good.json");
            Path reason = folder.resolve("refused/bad.json.reason.txt");
            await().atMost(Duration.ofSeconds(60)).until(() -> Files.exists(checked) && Files.exists(reason));
            await().atMost(Duration.ofSeconds(10))
                    .untilAsserted(() -> assertThat(JSON.readTree(checked.toFile())
                                    .at("/citations/summary/total")
                                    .asInt())
                            .isEqualTo(25));
            await().atMost(Duration.ofSeconds(10))
                    .untilAsserted(() -> assertThat(Files.readString(reason)).contains("422"));
        }
    }

    @Test
    void everyEntryOfTheHurlFileHolds() throws IOException {
        List<HurlFile.Entry> entries = HurlFile.read(EXAMPLES.resolve("preflight.hurl"));

        assertThat(entries).hasSize(5);
        for (HurlFile.Entry entry : entries) {
            entry.run(EXAMPLES, Map.of("url", gateway.address("").toString(), "key", client.key()));
        }
    }

    private Process process(String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(List.of(command))).redirectErrorStream(true);
        builder.environment()
                .putAll(Map.of(
                        "PREFLIGHT_KEY",
                        client.key(),
                        "PREFLIGHT_URL",
                        gateway.address("").toString()));
        return builder.start();
    }

    private static boolean isThere(String program) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(
                            program,
                            program.equals("sh") ? "-c" : "--version",
                            program.equals("sh") ? "true" : "--version")
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            return process.waitFor(20, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException notInstalled) {
            return false;
        }
    }
}
