package preflight.service.operation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import preflight.access.account.Accounts;
import preflight.database.DatabaseSettings;
import preflight.database.TestDatabase;
import preflight.database.TestFork;
import preflight.service.Samples;
import preflight.service.TestGateway;

/** The gateway is killed in the middle of paid calls; the books must balance afterwards. */
class CrashIT {
    private static final int CREDITS = 1_000_000;
    private static final int CLIENTS = 8;

    @TempDir
    private Path folder;

    private final int port = TestFork.freePort();
    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void leaveNoneRunning() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void keepsTheLedgerRightThroughKillsDuringPaidCalls() throws Exception {
        killDuringPaidCalls(2);
    }

    @Test
    @Tag("slow")
    void keepsTheLedgerRightThroughTwentyKills() throws Exception {
        killDuringPaidCalls(20);
    }

    private void killDuringPaidCalls(int kills) throws Exception {
        DatabaseSettings database = TestDatabase.create();
        LauncherProcess launcher = new LauncherProcess(Map.of(
                "PREFLIGHT_HOME",
                folder.resolve("home").toString(),
                "PREFLIGHT_DATABASE_URL",
                database.url(),
                "PREFLIGHT_DATABASE_USER",
                database.user(),
                "PREFLIGHT_DATABASE_PASSWORD",
                database.password(),
                "PREFLIGHT_PORT",
                Integer.toString(port),
                "PREFLIGHT_MANAGEMENT_PORT",
                Integer.toString(TestFork.freePort()),
                "PREFLIGHT_THROTTLE_DETECT_PER_MINUTE",
                "100000",
                "PREFLIGHT_DEADLINE_MS",
                "6000",
                "PREFLIGHT_BILLING_HOLD_LIFE_MS",
                "6500",
                "PREFLIGHT_BILLING_EXPIRE_EVERY_MS",
                "200"));
        String account = launcher.run("accounts", "create", "crash", "--plan", "pro", "--credits", "" + CREDITS)
                .out();
        String key = launcher.run("keys", "create", account, "--name", "crash").out();
        AtomicInteger charged = new AtomicInteger();

        for (int kill = 0; kill < kills; kill++) {
            Process serve = launcher.start(folder.resolve("serve.log"), "serve");
            started.add(serve);
            awaitService(serve);
            spendUntilKilled(serve, key, charged);
            LauncherProcess.Outcome verified = launcher.run("ledger", "verify");
            assertThat(verified.exit()).as(verified.toString()).isZero();
        }

        Process last = launcher.start(folder.resolve("serve.log"), "serve");
        started.add(last);
        try {
            awaitService(last);
            await().atMost(Duration.ofMinutes(2)).until(() -> heldBy(account, database) == 0);
            var shown = new ObjectMapper()
                    .readTree(
                            launcher.run("accounts", "show", account, "--json").out());
            assertThat(shown.path("held").asInt()).isZero();
            int spent = CREDITS - shown.path("credits").asInt();
            // A call that was settled but killed before its answer was read is charged; never one that did not run.
            assertThat(spent).isBetween(charged.get() * 11, (charged.get() + kills * CLIENTS) * 11);
            assertThat(launcher.run("ledger", "verify").exit()).isZero();
        } finally {
            last.destroy();
            assertThat(last.waitFor(30, TimeUnit.SECONDS))
                    .as("stops when told to")
                    .isTrue();
        }
    }

    private static long heldBy(String account, DatabaseSettings database) {
        return new Accounts(Jdbi.create(database.url(), database.user(), database.password()))
                .get(account)
                .held();
    }

    private void spendUntilKilled(Process serve, String key, AtomicInteger charged) throws InterruptedException {
        int before = charged.get();
        try (ExecutorService clients = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int client = 0; client < CLIENTS; client++) {
                clients.submit(() -> spend(key, charged));
            }
            await().atMost(Duration.ofMinutes(2)).until(() -> charged.get() > before + 3);
            // Anywhere in the life of a call, which takes some milliseconds.
            TimeUnit.MILLISECONDS.sleep(ThreadLocalRandom.current().nextInt(50));
            serve.destroyForcibly().waitFor();
        }
    }

    private void spend(String key, AtomicInteger charged) {
        byte[] body = bytes(Map.of("text", Samples.prose(4)));
        try (HttpClient http = HttpClient.newHttpClient()) {
            while (true) {
                HttpResponse<String> answer = http.send(
                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/v1" + TestGateway.DETECT))
                                .header("X-API-Key", key)
                                .header("Content-Type", "application/json")
                                .POST(HttpRequest.BodyPublishers.ofByteArray(body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
                if (answer.statusCode() == 200) {
                    charged.incrementAndGet();
                }
            }
        } catch (IOException killed) {
            // The end of this client.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void awaitService(Process serve) {
        await().atMost(Duration.ofMinutes(3)).until(() -> {
            assertThat(serve.isAlive())
                    .as(() -> "serve runs; it said " + said())
                    .isTrue();
            try (HttpClient http = HttpClient.newHttpClient()) {
                return http.send(
                                        HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/openapi.yaml"))
                                                .build(),
                                        HttpResponse.BodyHandlers.discarding())
                                .statusCode()
                        == 200;
            } catch (IOException notYet) {
                return false;
            }
        });
    }

    private String said() {
        try {
            return Files.readString(folder.resolve("serve.log"));
        } catch (IOException e) {
            return e.toString();
        }
    }

    private static byte[] bytes(Object value) {
        try {
            return new ObjectMapper().writeValueAsBytes(value);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
