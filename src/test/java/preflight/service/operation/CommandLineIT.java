package preflight.service.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import preflight.access.account.Accounts;
import preflight.access.account.Plan;
import preflight.access.key.Keys;
import preflight.access.key.Pepper;
import preflight.database.Database;
import preflight.database.DatabaseSettings;
import preflight.database.TestFork;
import preflight.service.HttpAnswer;
import preflight.service.Samples;
import preflight.service.TestGateway;
import preflight.service.console.PageClient;

/** The commands as written in the README, against an embedded database, while {@code serve} runs on the same home. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class CommandLineIT {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String SECRET_SENTENCE = "Nobody is to find the phrase marmalade hyperboloid anywhere";

    private final int port = TestFork.freePort();
    private final int managementPort = TestFork.freePort();
    private Path home;
    private Path log;
    private LauncherProcess launcher;
    private Process serve;
    private Database database;
    private Accounts accounts;
    private Keys keys;

    @BeforeAll
    void serves(@TempDir Path folder) {
        home = folder.resolve("home");
        log = folder.resolve("serve.log");
        launcher = new LauncherProcess(Map.of(
                "PREFLIGHT_HOME", home.toString(),
                "PREFLIGHT_PORT", "" + port,
                "PREFLIGHT_MANAGEMENT_PORT", "" + managementPort));
        serve = launcher.start(log, "serve");
        await().atMost(Duration.ofSeconds(90)).until(() -> {
            assertThat(serve.isAlive()).as("serve: %s", read(log)).isTrue();
            return answers();
        });
        assertThat(launcher.run("health").exit()).isZero();
        database =
                Database.open(new DatabaseSettings(home, "", "", "", 2, Duration.ofSeconds(3), Duration.ofSeconds(5)));
        Jdbi jdbi = Jdbi.create(database.dataSource());
        accounts = new Accounts(jdbi);
        keys = new Keys(jdbi, Pepper.of("", home));
    }

    @AfterAll
    void stops() throws InterruptedException {
        database.close();
        serve.destroy();
        assertThat(serve.waitFor(60, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void createsShowsAndListsAccounts() throws IOException {
        String id = run("accounts", "create", "Journal of Tests", "--plan", "pro", "--credits", "500");

        assertThat(id).matches("\\S+");
        JsonNode shown = JSON.readTree(run("accounts", "show", id, "--json"));
        assertThat(shown.properties().stream().map(Map.Entry::getKey))
                .containsExactly("id", "name", "plan", "credits", "held");
        assertThat(shown.path("name").asText()).isEqualTo("Journal of Tests");
        assertThat(shown.path("credits").asInt()).isEqualTo(500);

        run("accounts", "grant", id, "25");
        run("accounts", "set-plan", id, "max");
        shown = JSON.readTree(run("accounts", "show", id, "--json"));
        assertThat(shown.path("credits").asInt()).isEqualTo(525);
        assertThat(shown.path("plan").asText()).isEqualTo("max");
        assertThat(run("accounts", "list")).contains(id);
    }

    @Test
    void makesKeysThatWorkAtOnceUntilTheyAreRevoked() {
        String account = run("accounts", "create", "keys", "--plan", "pro", "--credits", "0");
        String key = run("keys", "create", account, "--name", "pipeline");

        assertThat(key).startsWith("pf_live_").doesNotContain(" ").doesNotContain("\n");
        assertThat(verify(key)).isEqualTo(200);
        String listed = run("keys", "list", account);
        assertThat(listed).contains("pipeline").contains("active").doesNotContain(key);

        run("keys", "revoke", listed.split("\\s+")[0]);

        assertThat(verify(key)).isEqualTo(401);
        assertThat(run("keys", "list", account)).contains("revoked");
    }

    @Test
    void printsALinkAloneThatSignsInToTheSettingsPageWhileServing() throws IOException {
        String account = accounts.create("owner", Plan.PRO, 0);

        LauncherProcess.Outcome outcome = launcher.run("settings-link", account);

        assertThat(outcome.exit()).as(outcome.err()).isZero();
        assertThat(outcome.out()).matches("http://127\\.0\\.0\\.1:" + port + "/settings/sign-in#[\\w-]{43}");
        assertThat(outcome.err()).contains("once, within 15 minutes");
        PageClient visitor = new PageClient(path -> URI.create("http://127.0.0.1:" + port + path));
        assertThat(visitor.redeem(outcome.out()).status()).isEqualTo(303);
        assertThat(visitor.get("/settings").text()).contains("owner", account);
        assertThat(launcher.run("settings-link", "acc_none").exit()).isEqualTo(1);
        assertThat(Files.readString(log)).contains("settings page at http://127.0.0.1:" + port + "/settings");
    }

    @Test
    void refusesAnEleventhActiveKey() {
        String account = accounts.create("eleven", Plan.PRO, 0);
        for (int i = 0; i < 10; i++) {
            keys.create(account, "k" + i);
        }

        LauncherProcess.Outcome eleventh = launcher.run("keys", "create", account, "--name", "k11");

        assertThat(eleventh.exit()).isEqualTo(1);
        assertThat(eleventh.out()).isEmpty();
        assertThat(eleventh.err()).contains("10");
    }

    @Test
    void importsAndCountsWorksWhileServing() throws IOException {
        int before = Integer.parseInt(run("works", "count"));
        Path file = home.resolveSibling("works.jsonl");
        Files.writeString(file, """
                {"DOI":"10.5555/preflight.1","type":"journal-article","title":["On the patience of test suites in rainy summers"],"author":[{"family":"Quellmann","given":"Ada"}],"container-title":["Journal of Tests"],"issued":{"date-parts":[[2019]]},"volume":"3","page":"1-9"}
                this line is broken
                """);

        LauncherProcess.Outcome imported = launcher.run("works", "import", file.toString());

        assertThat(imported.exit()).as(imported.toString()).isZero();
        assertThat(imported.err()).contains("2").contains("1");
        assertThat(Integer.parseInt(run("works", "count"))).isEqualTo(before + 1);
        String key =
                keys.create(accounts.create("imports", Plan.PRO, 0), "k").key().reveal();
        await().atMost(Duration.ofSeconds(20))
                .until(() -> post(
                                        key,
                                        TestGateway.VERIFY,
                                        "{\"references\":[\"Quellmann A. On the patience of test suites in rainy summers. Journal of Tests. 2019;3:1-9.\"]}")
                                .json()
                                .path("summary")
                                .path("verified")
                                .asInt()
                        == 1);
    }

    @Test
    void verifiesTheLedger() {
        assertThat(launcher.run("ledger", "verify").exit()).isZero();
    }

    @Test
    void tellsWrongUsageWithExitCode64() {
        assertThat(launcher.run("accounts", "create").exit()).isEqualTo(64);
        assertThat(launcher.run("nonsense").exit()).isEqualTo(64);
        assertThat(launcher.run("accounts", "show", "acc_none", "--json").exit())
                .isEqualTo(1);
    }

    @Test
    void keepsNoKeyAndNoTextAnywhere() throws IOException {
        String account = accounts.create("secrets", Plan.PRO, 1000);
        String key = run("keys", "create", account, "--name", "k");
        String text = (Samples.prose(4) + "\\n\\n" + SECRET_SENTENCE).replace("\n", "\\n");
        assertThat(post(
                                key,
                                TestGateway.CHECK,
                                "{\"text\":\"" + text + "\",\"references\":[\"" + SECRET_SENTENCE + "\"]}")
                        .status())
                .isEqualTo(200);
        assertThat(post(key, TestGateway.CHECK, "{\"text\":\"" + SECRET_SENTENCE + "\",")
                        .status())
                .isEqualTo(422);
        assertThat(post(key, TestGateway.CHECK, "{\"" + SECRET_SENTENCE + "\": 1}")
                        .status())
                .isEqualTo(422);

        try (Stream<Path> files = Files.walk(home)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertNothingIn(file, key);
            }
        }
        assertNothingIn(log, key);
    }

    private static void assertNothingIn(Path file, String key) throws IOException {
        String content = new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1);
        assertThat(content.contains(key)).as("the key in %s", file).isFalse();
        assertThat(content.contains("marmalade hyperboloid"))
                .as("manuscript text in %s", file)
                .isFalse();
    }

    private boolean answers() {
        try {
            return TestGateway.send(HttpRequest.newBuilder(
                                    URI.create("http://127.0.0.1:" + managementPort + "/observe/health/ready")))
                            .status()
                    == 200;
        } catch (UncheckedIOException notYet) {
            return false;
        }
    }

    private String run(String... command) {
        LauncherProcess.Outcome outcome = launcher.run(command);
        assertThat(outcome.exit())
                .as("%s: %s", String.join(" ", command), outcome.err())
                .isZero();
        return outcome.out();
    }

    private int verify(String key) {
        return post(key, TestGateway.VERIFY, "{\"references\":[]}").status();
    }

    private HttpAnswer post(String key, String path, String body) {
        return TestGateway.send(HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/v1" + path))
                .header("X-API-Key", key)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private static String read(Path file) {
        try {
            return Files.exists(file) ? Files.readString(file) : "";
        } catch (IOException e) {
            return e.toString();
        }
    }
}
