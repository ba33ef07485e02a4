package preflight.service.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.awaitility.Awaitility;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.Test;
import preflight.access.account.Plan;
import preflight.access.key.Keys;
import preflight.database.DatabaseSettings;
import preflight.database.TcpProxy;
import preflight.database.TestDatabase;
import preflight.service.HttpAnswer;
import preflight.service.TestGateway;

/** What the settings page does not let happen, over plain HTTP. */
class SettingsSecurityIT {
    private static final String SESSION = "preflight-session";

    private final TestGateway gateway = TestGateway.shared();
    private final String account = gateway.gateway().beans().accounts().create("Journal", Plan.PRO, 100);
    private final Keys keys = gateway.gateway().beans().keys();

    @Test
    void forbidsCachesFramesRefererAndForeignScriptOnEveryAnswer() {
        PageClient owner = PageClient.of(gateway, account);
        for (HttpAnswer answer : List.of(
                owner.get("/settings"),
                owner.get("/settings/usage"),
                owner.get("/settings/connect"),
                owner.get("/settings/ledger.csv"),
                owner.get("/settings/sign-in"),
                owner.get("/settings/sign-in/callback"),
                owner.post("/settings/keys", Map.of("token", owner.token(), "name", "k")),
                owner.post("/settings/keys", Map.of()),
                new PageClient(gateway).get("/settings"))) {
            assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
            assertThat(answer.header("Referrer-Policy")).isEqualTo("no-referrer");
            assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(answer.header("Content-Security-Policy"))
                    .contains("default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'")
                    .doesNotContain("unsafe");
        }
    }

    @Test
    void refusesFormsThatItsOwnPageDidNotSend() {
        PageClient owner = PageClient.of(gateway, account);
        String key = keys.create(account, "k").id();
        String token = owner.token();
        PageClient other = PageClient.of(gateway, account);
        Map<String, String> create = Map.of("token", token, "name", "forged");
        Map<String, String> script = Map.of("Accept", "application/json");

        assertThat(owner.post("/settings/keys", Map.of("name", "forged")).status())
                .isEqualTo(403);
        assertThat(owner.post("/settings/keys", Map.of("token", "wrong", "name", "forged"))
                        .status())
                .isEqualTo(403);
        assertThat(owner.post("/settings/keys", Map.of("token", other.token(), "name", "forged"))
                        .status())
                .isEqualTo(403);
        for (Map<String, String> from : List.of(
                Map.of("Sec-Fetch-Site", "cross-site"),
                Map.of("Sec-Fetch-Site", "same-site"),
                Map.of("Origin", "https://evil.example"),
                Map.of("Origin", "http://127.0.0.1:1"))) {
            Map<String, String> headers = new HashMap<>(script);
            headers.putAll(from);
            assertThat(owner.post("/settings/keys", create, headers).status())
                    .as(from.toString())
                    .isEqualTo(403);
            // A field of the form does not pass for a header.
            assertThat(owner.post(
                                    "/settings/keys",
                                    Map.of(
                                            "token",
                                            token,
                                            "name",
                                            "forged",
                                            "Sec-Fetch-Site",
                                            "same-origin",
                                            "Origin",
                                            gateway.address("").toString()),
                                    headers)
                            .status())
                    .isEqualTo(403);
            assertThat(owner.post("/settings/keys/revoke", Map.of("token", token, "id", key), headers)
                            .status())
                    .isEqualTo(403);
            assertThat(owner.post("/settings/sign-out", Map.of("token", token), headers)
                            .status())
                    .isEqualTo(403);
        }
        assertThat(owner.get("/settings/keys?name=forged&token=" + token).status())
                .isEqualTo(405);

        assertThat(keys.list(account)).hasSize(1).allMatch(preflight.access.key.KeyEntry::active);
        assertThat(owner.signedIn()).isTrue();
        assertThat(owner.post("/settings/keys", create).status()).isEqualTo(200);
        assertThat(owner.post(
                                "/settings/keys",
                                create,
                                Map.of(
                                        "Accept",
                                        "application/json",
                                        "Origin",
                                        "http://127.0.0.1:" + gateway.gateway().port()))
                        .status())
                .isEqualTo(200);
    }

    @Test
    void signsNobodyInToTheAccountOfWhoeverPlantsALink() {
        PageClient victim = new PageClient(gateway);
        String link = PageClient.link(gateway, account);
        String secret = link.substring(link.indexOf('#') + 1);

        assertThat(victim.post("/settings/sign-in", Map.of("code", secret)).status())
                .isEqualTo(403);
        victim.get("/settings/sign-in");
        assertThat(victim.post("/settings/sign-in", Map.of("code", secret, "token", new PageClient(gateway).token()))
                        .status())
                .isEqualTo(403);
        assertThat(victim.post(
                                "/settings/sign-in",
                                Map.of("code", secret, "token", victim.token()),
                                Map.of("Sec-Fetch-Site", "cross-site"))
                        .status())
                .isEqualTo(403);
        assertThat(victim.signedIn()).isFalse();
        assertThat(victim.redeem(link).status()).isEqualTo(303);
    }

    @Test
    void givesANewSessionAtSignInWhateverTheBrowserBrought() {
        String planted = "A".repeat(43);
        PageClient visitor = new PageClient(gateway);
        visitor.cookies().put(SESSION, planted);
        assertThat(visitor.signedIn()).isFalse();

        assertThat(visitor.redeem(PageClient.link(gateway, account)).header("Set-Cookie"))
                .contains("HttpOnly", "SameSite=Lax", "Path=/");

        String first = visitor.cookie(SESSION);
        assertThat(first).isNotEqualTo(planted);
        assertThat(signedIn(planted)).isFalse();
        assertThat(signedIn(first)).isTrue();
        visitor.redeem(PageClient.link(gateway, account));
        assertThat(visitor.cookie(SESSION)).isNotEqualTo(first);
        assertThat(signedIn(first)).as("the session before").isFalse();
    }

    @Test
    void endsASessionWhenItsOwnerSignsOut() {
        PageClient owner = PageClient.of(gateway, account);
        String session = owner.cookie(SESSION);

        assertThat(owner.post("/settings/sign-out", Map.of("token", owner.token()))
                        .status())
                .isEqualTo(303);

        assertThat(owner.cookies()).doesNotContainKey(SESSION);
        assertThat(signedIn(session)).isFalse();
    }

    @Test
    void usesUpALinkOnceHoweverManyComeWithItAtTheSameMoment() throws InterruptedException, ExecutionException {
        String link = PageClient.link(gateway, account);
        List<PageClient> crowd =
                IntStream.range(0, 8).mapToObj(i -> new PageClient(gateway)).toList();
        crowd.forEach(visitor -> visitor.get("/settings/sign-in"));
        int in = 0;
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<HttpAnswer>> answers = threads.invokeAll(crowd.stream()
                    .<java.util.concurrent.Callable<HttpAnswer>>map(v -> () -> v.redeem(link))
                    .toList());
            for (Future<HttpAnswer> answer : answers) {
                in += answer.get().status() == 303 ? 1 : 0;
            }
        }
        assertThat(in).isEqualTo(1);
        assertThat(crowd).filteredOn(PageClient::signedIn).hasSize(1);
    }

    @Test
    void touchesNothingOfAnotherAccount() {
        String stranger = gateway.gateway().beans().accounts().create("Other journal", Plan.PRO, 7777);
        String theirs = keys.create(stranger, "theirs").id();
        PageClient owner = PageClient.of(gateway, account);

        HttpAnswer answer = owner.post("/settings/keys/revoke", Map.of("token", owner.token(), "id", theirs));

        assertThat(answer.status()).isEqualTo(409);
        assertThat(keys.list(stranger)).allMatch(preflight.access.key.KeyEntry::active);
        assertThat(owner.get("/settings").text()
                        + owner.get("/settings/ledger.csv").text()
                        + owner.get("/settings/usage").text())
                .doesNotContain(stranger, "theirs", "7777", "7,777");
    }

    @Test
    void asksForANewLinkWhenTheSignInIsOld() {
        PageClient owner = PageClient.of(gateway, account);
        String token = owner.token();
        age(account);

        HttpAnswer answer = owner.post("/settings/keys", Map.of("token", token, "name", "late"));

        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.detail()).contains("recent sign-in", "./preflight settings-link " + account);
        assertThat(keys.list(account)).isEmpty();
        assertThat(owner.get("/settings").text()).contains("Confirm that it is you", "settings-link " + account);
    }

    @Test
    void takesTheTokenInAHeaderTooAndNoWrongOneThere() {
        PageClient owner = PageClient.of(gateway, account);
        String token = owner.token();

        assertThat(owner.post("/settings/keys", Map.of("name", "k"), Map.of("X-Form-Token", token))
                        .status())
                .isEqualTo(200);
        assertThat(owner.post("/settings/keys", Map.of("name", "k", "token", token), Map.of("X-Form-Token", "wrong"))
                        .status())
                .isEqualTo(403);
    }

    @Test
    void answersAddressesThatAreNoneWithAPageAllTheSame() throws IOException {
        PageClient owner = PageClient.of(gateway, account);
        String cookie = SESSION + "=" + owner.cookie(SESSION);

        assertThat(raw("GET /settings?a=| HTTP/1.1", cookie)).startsWith("HTTP/1.1 200");
        assertThat(raw("GET /settings/usage?before=-1' HTTP/1.1", cookie)).startsWith("HTTP/1.1 200");
        assertThat(raw("GET /settings/sign-in/callback?code=|&state=^ HTTP/1.1", "preflight-attempt=" + "A".repeat(43)))
                .startsWith("HTTP/1.1 403");
    }

    private String raw(String requestLine, String cookie) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", gateway.gateway().port())) {
            socket.getOutputStream()
                    .write("%s\r\nHost: x\r\nConnection: close\r\nCookie: %s\r\n\r\n"
                            .formatted(requestLine, cookie)
                            .getBytes(StandardCharsets.US_ASCII));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void tellsTheScriptOfWhoeverIsSignedOutWhereToSignIn() {
        HttpAnswer answer = new PageClient(gateway).post("/settings/keys", Map.of("name", "k"));

        assertThat(answer.status()).isEqualTo(401);
        assertThat(answer.detail()).contains("signed out");
        assertThat(answer.json().path("signIn").asText()).isEqualTo("/settings/sign-in");
    }

    @Test
    void leavesTheAddressesOfTheApiAsTheyAre() {
        for (String path : List.of(
                "/settings/nothing",
                "/settings/static/../pages/keys.html",
                "/settings/static/nothing.js",
                "/settings/pages/keys.html")) {
            assertThat(new PageClient(gateway).get(path).status()).as(path).isEqualTo(404);
        }
        HttpAnswer wrongMethod = TestGateway.send(
                HttpRequest.newBuilder(gateway.address("/settings")).DELETE());
        assertThat(wrongMethod.status()).isEqualTo(405);
        assertThat(wrongMethod.detail()).isNotEmpty();
        assertThat(new PageClient(gateway).get("/settings/static/settings.js").status())
                .isEqualTo(200);
    }

    @Test
    void keepsCookiesToTlsBehindItAndTellsTheTruthDuringAnOutage() throws Exception {
        DatabaseSettings direct = TestDatabase.create();
        try (TcpProxy wire = TcpProxy.to(direct);
                TestGateway behindTls = TestGateway.with(
                        "preflight.public.url", "https://checks.example",
                        "preflight.database.url", wire.through(direct).url(),
                        "preflight.database.user", direct.user(),
                        "preflight.database.password", direct.password(),
                        "preflight.database.connect-timeout-ms", "1000")) {
            String here = behindTls.gateway().beans().accounts().create("Journal", Plan.PRO, 0);
            assertThat(PageClient.link(behindTls, here)).startsWith("https://checks.example/settings/sign-in#");
            PageClient owner = new PageClient(behindTls);
            assertThat(owner.redeem(PageClient.link(behindTls, here)).headers().allValues("Set-Cookie"))
                    .anyMatch(cookie -> cookie.startsWith("__Host-preflight-session=") && cookie.contains("; Secure"));
            String token = owner.token();

            givesAWholeLedgerOrVisiblyNone(behindTls, here, owner, wire);
            wire.cut();

            HttpAnswer page = owner.get("/settings");
            assertThat(page.status()).isEqualTo(503);
            assertThat(page.text()).contains("<h1>Your account cannot be read for the moment</h1>");
            assertThat(page.headers().allValues("Set-Cookie")).isEmpty();
            HttpAnswer script = owner.post("/settings/keys", Map.of("token", token, "name", "k"));
            assertThat(script.status()).isEqualTo(503);
            assertThat(script.detail()).contains("try again shortly");

            wire.mend();

            Awaitility.await().atMost(Duration.ofSeconds(20)).until(owner::signedIn);
        }
    }

    /** The ledger is read in pieces while it is sent: one that breaks off must not look whole. */
    private static void givesAWholeLedgerOrVisiblyNone(
            TestGateway gateway, String account, PageClient owner, TcpProxy wire) throws Exception {
        int entries = 100_000;
        database(gateway)
                .useHandle(handle -> handle.createUpdate("insert into ledger (account_id, kind, amount, balance)"
                                + " select :account, 'grant', 1, i from generate_series(1, :entries) i")
                        .bind("account", account)
                        .bind("entries", entries)
                        .execute());
        List<String> lines = owner.get("/settings/ledger.csv").text().lines().toList();
        assertThat(lines).hasSize(entries + 1).doesNotHaveDuplicates();
        assertThat(lines.getLast()).endsWith(",grant,,1,1");

        try (InputStream csv = owner.download("/settings/ledger.csv")) {
            assertThat(csv.readNBytes(1000)).hasSize(1000);
            wire.cut();
            assertThatThrownBy(csv::readAllBytes).isInstanceOf(IOException.class);
        } finally {
            wire.mend();
        }
        Awaitility.await().atMost(Duration.ofSeconds(20)).until(owner::signedIn);
    }

    @Test
    void isNotThereWhenItIsTurnedOff() {
        try (TestGateway without = TestGateway.with("preflight.settings.enabled", "false")) {
            for (String path : List.of("/settings", "/settings/sign-in", "/settings/static/settings.js")) {
                HttpAnswer answer = new PageClient(without).get(path);
                assertThat(answer.status()).as(path).isEqualTo(404);
                assertThat(answer.detail()).isNotEmpty();
            }
            assertThat(without.client().verify(List.of()).status()).isEqualTo(200);
        }
    }

    @Test
    void readsNoFormBeyondItsSize() {
        PageClient owner = PageClient.of(gateway, account);
        HttpAnswer answer = owner.post("/settings/keys", Map.of("token", owner.token(), "name", "x".repeat(200_000)));

        assertThat(answer.status()).isBetween(400, 499);
        assertThat(keys.list(account)).isEmpty();
    }

    private boolean signedIn(String session) {
        PageClient visitor = new PageClient(gateway);
        visitor.cookies().put(SESSION, session);
        return visitor.signedIn();
    }

    private static Jdbi database(TestGateway gateway) {
        return Jdbi.create(
                gateway.settings().text("preflight.database.url"),
                gateway.settings().text("preflight.database.user"),
                gateway.settings().text("preflight.database.password"));
    }

    private void age(String account) {
        database(gateway)
                .useHandle(handle -> handle.createUpdate(
                                "update sessions set authenticated_at = now() - interval '1 hour' where account_id = ?")
                        .bind(0, account)
                        .execute());
    }
}
