package preflight.service;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import preflight.access.account.Plan;
import preflight.database.DatabaseSettings;
import preflight.database.TestDatabase;
import preflight.database.TestFork;
import preflight.gateway.Gateway;
import preflight.gateway.Settings;

/** A whole gateway in this JVM, on a database of its own, reached over real HTTP only. */
public final class TestGateway implements AutoCloseable {
    public static final String VERIFY = "/citations/verify";
    public static final String DETECT = "/preflight/ai-detection";
    public static final String CHECK = "/preflight/check";

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final Gateway gateway;
    private final Path home;
    private final Settings settings;

    private TestGateway(Gateway gateway, Path home, Settings settings) {
        this.gateway = gateway;
        this.home = home;
        this.settings = settings;
    }

    /** The gateway most tests share: default settings, accounts of their own. */
    public static TestGateway shared() {
        return Shared.GATEWAY;
    }

    /** A gateway with settings of its own, given as name, value, name, value. */
    public static TestGateway with(String... overrides) {
        try {
            Path home = Files.createTempDirectory("preflight-test");
            // Some tests look into it when the gateway has gone.
            Runtime.getRuntime().addShutdownHook(new Thread(() -> TestDatabase.delete(home)));
            DatabaseSettings database = TestDatabase.create();
            Map<String, String> values = new HashMap<>(Map.of(
                    "preflight.port", "" + TestFork.freePort(),
                    "preflight.management-port", "" + TestFork.freePort(),
                    "preflight.home", home.toString(),
                    "preflight.database.url", database.url(),
                    "preflight.database.user", database.user(),
                    "preflight.database.password", database.password(),
                    // Hundreds of calls at once wait for their turn on a busy machine; tests of outages set their own.
                    "preflight.database.connect-timeout-ms", "30000"));
            for (int i = 0; i < overrides.length; i += 2) {
                values.put(overrides[i], overrides[i + 1]);
            }
            Settings settings = Settings.load(Map.of(), values);
            return new TestGateway(Gateway.start(settings), home, settings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Path home() {
        return home;
    }

    public Settings settings() {
        return settings;
    }

    /** A new account with one key; returns the key. */
    public Client client(Plan plan, long credits) {
        String account = gateway.beans().accounts().create("test", plan, credits);
        return new Client(
                this,
                account,
                gateway.beans().keys().create(account, "test").key().reveal());
    }

    /** A client on the Pro plan with plenty of credits. */
    public Client client() {
        return client(Plan.PRO, 1_000_000);
    }

    public Gateway gateway() {
        return gateway;
    }

    public URI address(String path) {
        return URI.create("http://127.0.0.1:" + gateway.port() + path);
    }

    public URI management(String path) {
        return URI.create("http://127.0.0.1:" + gateway.managementPort() + "/observe" + path);
    }

    public static HttpAnswer send(HttpRequest.Builder request) {
        try {
            return HttpAnswer.of(HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    @Override
    public void close() {
        gateway.close();
    }

    /** An account's owner with a key in hand. */
    public record Client(TestGateway gateway, String account, String key) {

        public HttpAnswer verify(List<String> references) {
            return post(VERIFY, Map.of("references", references));
        }

        public HttpAnswer detect(String text) {
            return post(DETECT, Map.of("text", text));
        }

        public HttpAnswer check(String text, List<String> references) {
            return post(CHECK, Map.of("text", text, "references", references));
        }

        public HttpAnswer post(String path, Object body) {
            try {
                return post(path, JSON.writeValueAsBytes(body));
            } catch (JsonProcessingException e) {
                throw new IllegalArgumentException(e);
            }
        }

        public HttpAnswer post(String path, String body) {
            return post(path, body.getBytes(StandardCharsets.UTF_8));
        }

        public HttpAnswer post(String path, byte[] body) {
            return send(request(path).POST(HttpRequest.BodyPublishers.ofByteArray(body)));
        }

        /** A request with key and content type set, for tests that add to it. */
        public HttpRequest.Builder request(String path) {
            return HttpRequest.newBuilder(gateway.address("/v1" + path))
                    .header("X-API-Key", key)
                    .header("Content-Type", "application/json");
        }

        public Client withKey(String other) {
            return new Client(gateway, account, other);
        }

        public long credits() {
            return gateway.gateway.beans().accounts().get(account).credits();
        }

        public long held() {
            return gateway.gateway.beans().accounts().get(account).held();
        }
    }

    private static final class Shared {
        static final TestGateway GATEWAY = with();

        static {
            Runtime.getRuntime().addShutdownHook(new Thread(GATEWAY::close));
        }
    }
}
